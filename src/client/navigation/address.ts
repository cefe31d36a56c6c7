// The only module that reads the query and the hash of the address. Both can contain anything, because anyone can write
// a link.

/** Returns the query of the address, including the `?`; empty if there is none. */
export function readQuery(): string {
  return window.location.search;
}

/** Returns the value of a query parameter; empty if the address does not contain it. */
export function readParam(name: string): string {
  return new URLSearchParams(readQuery()).get(name) ?? '';
}

/** Returns the hash of the address, including the `#`; empty if there is none. */
export function readHash(): string {
  return window.location.hash;
}
