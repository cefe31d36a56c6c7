import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { bundleScript } from '../bundleScript';

const MODULES = {
  'main.ts': `import { join } from './join';
declare const SETUP: readonly string[];
report(join(SETUP) + '<!--<script></script>');
declare function report(text: string): void;`,
  'join.ts': `export const join = (words: readonly string[]): string => words.join(' ');`,
};

it('a module with its imports becomes one script that reads its setup and declares no global name', async () => {
  const reports: string[] = [];
  const globals: object = { report: (text: string) => reports.push(text) };
  runInNewContext(await bundleScript(path.join(makeFolder(MODULES), 'main.ts'), ['one', 'two']), globals);
  expect(reports).toEqual(['one two<!--<script></script>']);
  expect(Object.keys(globals)).toEqual(['report']);
});

it('the script can be the content of a <script> element, whatever its setup and its strings are', async () => {
  const script = await bundleScript(path.join(makeFolder(MODULES), 'main.ts'), ['<!--<script></script>']);
  expect(script).not.toMatch(/<!--|<\/script/i);
});

it('a module that cannot be found is an error that names it', async () => {
  const folder = makeFolder({ 'main.ts': `import './missing';` });
  await expect(bundleScript(path.join(folder, 'main.ts'))).rejects.toThrow('./missing');
});
