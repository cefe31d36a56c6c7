import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RspackOptions, rspack } from '@rspack/core';
import { toScriptLiteral } from '../html/toScriptLiteral';

const REPOSITORY = path.resolve(__dirname, '../..');

const OUTPUT_FILE = 'script.js';

const SETTINGS: RspackOptions = {
  mode: 'production',
  target: ['web', 'es2022'],
  resolve: { extensions: ['.ts', '.mjs', '.js'], alias: { '@site': REPOSITORY } },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
      },
    ],
  },
  // Omits code that names the bundler and its version.
  experiments: { rspackFuture: { bundlerInfo: { force: false } } },
  performance: false,
  devtool: false,
};

/**
 * Bundles a module and its imports into one script, for code that cannot be part of the site's bundle: a script in the
 * `<head>`, or a service worker.
 *
 * @param file - absolute path of the module
 * @param setup - JSON data of the build, which the modules read from the constant `SETUP`
 * @returns minified JavaScript, which declares no global names and may be the content of a `<script>` element
 * @throws Error with the messages of the bundler
 */
export async function bundleScript(file: string, setup: unknown = null): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wirespec-script-'));
  try {
    await runBundler({ ...SETTINGS, entry: file, output: { path: folder, filename: OUTPUT_FILE } });
    const code = readFileSync(path.join(folder, OUTPUT_FILE), 'utf8');
    // `SETUP` is a parameter, because the minifier would write each `<` of a constant without an escape.
    return `(SETUP=>{${code}})(${toScriptLiteral(setup)});`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runBundler(options: RspackOptions): Promise<void> {
  const compiler = rspack(options);
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
