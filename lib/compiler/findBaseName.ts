/** Returns the last part of a path with slashes. */
export function findBaseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
