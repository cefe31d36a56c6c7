import path from 'node:path';
import { DefinePlugin, rspack } from '@rspack/core';
import type { WorkerSetup } from './worker/WorkerSetup';

export interface WorkerBundle {
  /** Name of the worker: `serve` caches pages, `remove` removes an installed worker. */
  name: 'serve' | 'remove';
  setup: WorkerSetup;
  /** Absolute path of the output file. */
  file: string;
}

/**
 * Bundles a service worker into one file. The site's bundler cannot do this: the worker needs a fixed name, and its
 * setup lists the files that the bundler writes.
 *
 * @throws Error with the bundler's messages
 */
export async function bundleWorker({ name, setup, file }: WorkerBundle): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: ['webworker', 'es2022'],
    entry: path.join(__dirname, 'worker', `${name}.ts`),
    output: { path: path.dirname(file), filename: path.basename(file) },
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    plugins: [new DefinePlugin({ SETUP: JSON.stringify(setup) })],
    performance: false,
    devtool: false,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => {
        if (problem) reject(problem);
        else resolve();
      });
    });
  });
}
