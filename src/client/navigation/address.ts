import { collapseSlashes } from './cleanAddress';

// The only module that reads the address and the state of a history entry. Both can contain anything, because anyone
// can write a link, and another release may have written the entry.

/** Returns the address of the window. */
export function readAddress(): URL {
  return new URL(window.location.href);
}

/** Returns the path of the address, without repeated slashes: a path such as `//play` would be resolved as a host. */
export function readPath(): string {
  return collapseSlashes(readAddress()).pathname;
}

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

/** Returns the state of the current history entry, which is not validated. */
export function readEntryState(): unknown {
  return window.history.state;
}
