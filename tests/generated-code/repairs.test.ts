import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EmittedFile, Target } from '../../lib/compiler';
import { generateCode } from '../../tools/claims/generateCode';
import { parseScala } from '../../tools/claims/compilers/parseScala';
import { runPython } from '../../tools/claims/compilers/runPython';
import { validateOpenApi } from '../../tools/claims/compilers/validateOpenApi';
import { readSystemTools } from '../../tools/claims/systemTools';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** Finds the commands on a page that change generated files. */
function listRepairs(page: string): string[] {
  return fs
    .readFileSync(path.join(REPOSITORY, page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('sed -i'));
}

/** Runs the repairs that a page shows over the files, which it expects below `out`. */
function repair(page: string, files: readonly EmittedFile[]): EmittedFile[] {
  const commands = listRepairs(page);
  expect(commands.length).toBeGreaterThan(0);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'repair-'));
  try {
    for (const file of files) {
      fs.mkdirSync(path.dirname(path.join(folder, 'out', file.path)), { recursive: true });
      fs.writeFileSync(path.join(folder, 'out', file.path), file.text);
    }
    for (const command of commands) {
      const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
      expect([command, status, stderr]).toEqual([command, 0, '']);
    }
    return files.map(({ path: file }) => ({
      path: file,
      text: fs.readFileSync(path.join(folder, 'out', file), 'utf8'),
    }));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function generateForPage(contract: string, target: Target): EmittedFile[] {
  return generateCode([{ path: 'library.ws', text: contract }], target, {
    shared: true,
    packageName: 'com.example.library',
  });
}

function readRepaired(files: readonly EmittedFile[], end: string): string {
  return files.find(({ path: file }) => file.endsWith(end))?.text.replaceAll(/\s+/g, ' ') ?? `no file ${end}`;
}

// Only GNU `sed` accepts `-i` without a suffix.
describe.skipIf(process.platform !== 'linux')(
  'a repair that a page shows, tried on Linux and with Python 3.10 or newer,',
  () => {
    const CONTRACT =
      'type Isbn = String(/^97[0-9]$/g) enum Genre { NOVEL, HISTORY } type Book { isbn: Isbn, genre: Genre } endpoint Get GET /get -> { 200 -> Book }';

    it.skipIf(!readSystemTools().has('python3')).each([
      ['python', 'str(Genre.NOVEL.label) == "NOVEL"'],
      ['python:ir', 'Genre.NOVEL.value == "NOVEL" and str(Genre.NOVEL) == "Genre.NOVEL"'],
    ] as const)('makes a Python package that can be imported, and patterns that match: %s', async (target, test) => {
      const program = [
        'from com.example.library.model import Book, Genre, Isbn',
        'import com.example.library.endpoint',
        'assert Isbn("971").validate() and not Isbn("981").validate(), "pattern"',
        'assert Isbn("971\\n").validate(), "line break"',
        `assert ${test}, "enum"`,
      ].join('\n');
      const files = generateForPage(CONTRACT, target);
      expect(await runPython(files, program)).not.toBe('');
      expect(await runPython(repair('docs/emitters/python.md', files), program)).toBe('');
    });

    it('removes the commas between the cases of a Scala enum, and opens the trait of a union', () => {
      const files = repair(
        'docs/emitters/scala.md',
        generateForPage('enum Genre { NOVEL, HISTORY } type Book { title: String } type Item = Book', 'scala'),
      );
      expect(readRepaired(files, 'model/Genre.scala')).toContain(
        'case NOVEL extends Genre("NOVEL") case HISTORY extends Genre("HISTORY")',
      );
      expect(readRepaired(files, 'model/Item.scala')).toMatch(/(?<!sealed )trait Item/);
      expect([...parseScala(files)]).toEqual([]);
    });

    it('removes slashes and flags from the patterns of an OpenAPI 2 document, and completes path parameters', async () => {
      const contract = `${CONTRACT} endpoint Find GET /books/{isbn: String} -> { 200 -> Book }`;
      const files = repair('docs/emitters/open_api_v2.md', generateForPage(contract, 'openapi-v2'));
      const text = readRepaired(files, 'OpenAPI.json');
      expect(text).toContain('"pattern": "^97[0-9]$"');
      expect(await validateOpenApi(text)).toEqual([]);
    });
  },
);
