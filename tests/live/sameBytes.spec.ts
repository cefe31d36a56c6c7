import { readFileSync } from 'node:fs';
import path from 'node:path';
import { check, EMITTER_PROPERTIES } from '../../lib/compiler';
import { runEmitter } from '../../lib/compiler/emit';
import { type EmittedFile, type Emitter, EMITTERS, type Generation } from '../../lib/compiler/types';
import { listContracts } from '../support/listContracts';
import { FIXTURE_URL, REPOSITORY } from '../support/sites';
import { expect, test } from '../support/test';

interface Output {
  files: EmittedFile[];
  stderr: string;
}

const GENERATIONS: Generation[] = ['default', 'ir'];
const CONTRACTS = listContracts();

/** Returns the files that the command line of the build writes, or its error message. */
function runBuild(file: string, text: string, emitter: Emitter, generation: Generation): Output {
  try {
    const { files, stderr } = runEmitter([{ path: file, text }], emitter, { generation, shared: true });
    return { files, stderr };
  } catch (error) {
    return { files: [], stderr: (error as Error).message };
  }
}

test.describe('the compiler in the page', () => {
  test.use({ baseURL: FIXTURE_URL });

  for (const target of EMITTERS) {
    test(`writes the same bytes as the command line of the build: ${target}`, async ({ page }) => {
      expect(CONTRACTS.length).toBeGreaterThan(20);
      await page.goto('/');
      for (const generation of GENERATIONS) {
        for (const file of CONTRACTS) {
          const name = path.basename(file);
          const text = readFileSync(path.join(REPOSITORY, file), 'utf8');
          const inPage = await page.evaluate((request) => window.liveCompiler.connect().compile(request), {
            files: { [name]: text },
            target,
            generation,
            package: 'com.example.library',
            shared: true,
          });
          const diagnostics = check([{ path: name, text }], { output: { target, generation } });
          expect(inPage.diagnostics, `${file}: diagnostics`).toEqual(diagnostics);
          if (diagnostics.some(({ source }) => source === 'compiler')) continue;
          const expected = runBuild(name, text, target, generation);
          expect(
            { files: inPage.files, stderr: inPage.stderr },
            `${file} --language ${EMITTER_PROPERTIES[target].commandLineName}, ${generation}`,
          ).toEqual(expected);
        }
      }
    });
  }
});
