import path from 'node:path';
import { type ResolveOptions, rspack } from '@rspack/core';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import absolutePaths from '..';

/** @returns the places below the root where the bundler looked for a module with an absolute path, and found nothing */
function listMisses(resolve: ResolveOptions): Promise<string[]> {
  const folder = makeFolder({
    'page.js': 'import "/picture.js";',
    'static/picture.js': '',
    // Every project has packages. Without any, the bundler does not look for the path as it is first.
    'node_modules/any/index.js': '',
  });
  const root = path.join(folder, 'static');
  const compiler = rspack({
    context: folder,
    mode: 'none',
    entry: path.join(folder, 'page.js'),
    output: { path: path.join(folder, 'out') },
    resolve: { roots: [root], ...resolve },
  });

  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      const missing = [...(stats?.compilation.missingDependencies ?? [])];
      compiler.close(() => {
        if (problem) fail(problem);
        else done(missing.filter((file) => file.startsWith(path.join(root, folder))));
      });
    });
  });
}

it('has the bundler find a module by its absolute path without trying the roots first, and what lies below a root as well', async () => {
  // It needs nothing of its arguments, and gives nothing but this.
  const { resolve } = Reflect.apply(absolutePaths().configureWebpack!, undefined, []) as { resolve: ResolveOptions };
  expect(await listMisses({})).not.toEqual([]);
  expect(await listMisses(resolve)).toEqual([]);
});
