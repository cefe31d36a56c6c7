import path from 'node:path';
import { DefinePlugin, rspack } from '@rspack/core';
import type { WorkerSetup } from './worker/WorkerSetup';

export interface WorkerBundle {
  /** The worker that keeps pages, or the one that removes it. */
  name: 'serve' | 'remove';
  setup: WorkerSetup;
  /** Where it is written, absolute. */
  file: string;
}

/**
 * Bundles a service worker into one file. The bundler of the site cannot do it: the worker must have a name that never changes, and knows the finished files.
 *
 * @throws Error with the messages of the bundler
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
