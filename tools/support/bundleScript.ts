import path from 'node:path';
import { rolldown } from 'rolldown';
import { REPOSITORY } from './paths.mjs';

/** Commands that readers download: their names in `tools` and in `examples/download`. */
export const SCRIPTS = ['loss-report', 'breaking-changes'] as const;

/** Bundles a command into one file, which imports only Node modules and the compiler package. */
export async function bundleScript(name: (typeof SCRIPTS)[number]): Promise<string> {
  const bundle = await rolldown({
    cwd: REPOSITORY,
    input: `tools/${name}.ts`,
    platform: 'node',
    external: ['@flock/wirespec'],
    resolve: { alias: { '#compiler-host': path.join(REPOSITORY, 'lib/compiler/hosts/packageHost.ts') } },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return output[0].code;
}
