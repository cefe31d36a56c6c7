/**
 * Returns whether an address is a path on the host of the page. `//host` names another host. So do `/\host` and
 * addresses with line breaks or tabs between the two slashes, because browsers read `\` as a slash and remove line
 * breaks and tabs.
 */
export function isLocalPath(address: string): boolean {
  return /^\/(?![\t\n\r]*[/\\])/.test(address);
}
