import { vi } from 'vitest';

// Vitest has no setting for the time limit of `vi.waitFor`, which is one second by default. On a busy machine, loading
// a module takes longer.
const TIMEOUT_MS = 30_000;

const { waitFor } = vi;

const waitLong: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'object' ? { timeout: TIMEOUT_MS, ...options } : (options ?? TIMEOUT_MS));

// Vitest runs this module once per test file, and some test files share a process.
if (waitFor.name !== waitLong.name) vi.waitFor = waitLong;
