import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildAgain } from '../../../bench/compare/peers/buildPeer.mjs';
import { makeFolder } from '../../support/makeFolder';

it('counts a peer as not built while it is built again, and after a build that failed', async () => {
  const folder = makeFolder({ '.built-from': 'these pages' });
  const stamp = path.join(folder, '.built-from');
  expect(await buildAgain(folder, () => Promise.resolve(existsSync(stamp)))).toBe(false);
  expect(readFileSync(stamp, 'utf8')).toBe('these pages');
  await expect(buildAgain(folder, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(existsSync(stamp)).toBe(false);
});
