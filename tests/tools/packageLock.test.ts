import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
}

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as Lock;

// npm leaves out packages of other platforms when it cannot see them while it writes the file; `npm ci` then refuses the whole file.
it('locks the optional packages of every platform, so that npm ci accepts the lock file everywhere', () => {
  const locked = new Set(Object.keys(packages).map((location) => location.split('node_modules/').at(-1)));
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !locked.has(name));
  expect(missing).toEqual([]);
});

it('names no registry, so that each machine uses its own', () => {
  expect(Object.entries(packages).filter(([, entry]) => entry.resolved?.startsWith('http') === true)).toEqual([]);
});
