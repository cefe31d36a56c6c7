// The one place that reads query and hash of the address: both can be anything, since anyone can write a link.

/** The query of the address, with its `?`; empty when there is none. */
export function readQuery(): string {
  return window.location.search;
}

/** The value of a query parameter; empty when the address has none. */
export function readParam(name: string): string {
  return new URLSearchParams(readQuery()).get(name) ?? '';
}

/** The hash of the address, with its `#`; empty when there is none. */
export function readHash(): string {
  return window.location.hash;
}
