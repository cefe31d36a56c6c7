import path from 'node:path';
import { type ResolveOptions, rspack } from '@rspack/core';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import absolutePaths from '..';

/** @returns the places below the root where the bundler looked for a module with an absolute path, and found nothing */
function listMisses(resolve: ResolveOptions): Promise<string[]> {
  const folder = makeFolder({ 'part.js': '', 'node_modules/any/index.js': '' });
  const root = path.join(folder, 'static');
  const compiler = rspack({
    context: folder,
    mode: 'none',
    entry: path.join(folder, 'part.js'),
    output: { path: path.join(folder, 'out') },
    resolve: { roots: [root], ...resolve },
  });

  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const missing = [...(stats?.compilation.missingDependencies ?? [])];
      compiler.close(() => {
        if (error) fail(error);
        else done(missing.filter((file) => file.startsWith(root)));
      });
    });
  });
}

it('lets the bundler find a module with an absolute path without looking elsewhere, which it does by itself', async () => {
  // It needs nothing of its arguments, and gives nothing but this.
  const { resolve } = Reflect.apply(absolutePaths().configureWebpack!, undefined, []) as { resolve: ResolveOptions };
  expect(await listMisses({})).not.toEqual([]);
  expect(await listMisses(resolve)).toEqual([]);
});
