import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BUNDLER, NODE_NEXT } from '../../support/esModuleProject.mjs';
import { withScratchFolder, runNode, WIRESPEC } from '../../support/programs.mjs';

const require = createRequire(import.meta.url);

/** A program whose only error is in its last line. A compiler finds it only if it finds the types of the package. */
const MAIN = `import { parse, type WsAST } from '@flock/wirespec';
export const tree: WsAST | null | undefined = parse('type Isbn = String').result;
export const count: number = parse('type Isbn = String').result;
`;

for (const [name, version] of [
  ['typescript-5', '5\\.9\\.'],
  ['typescript', '6\\.0\\.'],
  ['typescript-7', '7\\.0\\.'],
]) {
  const compiler = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'bin', 'tsc');
  assert.match(runNode('.', [compiler, '--version']).stdout, new RegExp(`^Version ${version}\\d`));
  for (const resolution of [BUNDLER, NODE_NEXT]) {
    withScratchFolder((folder) => {
      fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
      fs.writeFileSync(path.join(folder, 'main.ts'), MAIN);
      fs.mkdirSync(path.join(folder, 'node_modules', '@flock'), { recursive: true });
      fs.symlinkSync(path.dirname(WIRESPEC), path.join(folder, 'node_modules', '@flock', 'wirespec'));
      const { stdout } = runNode(folder, [
        compiler,
        'main.ts',
        '--strict',
        '--noEmit',
        '--lib',
        'es2022',
        ...resolution,
      ]);
      assert.match(stdout, /^main\.ts\(3,14\): error TS2322: Type 'Nullable<WsAST>' is not assignable/);
      assert.deepEqual(stdout.match(/error TS/g)?.length, 1, stdout);
    });
  }
}
