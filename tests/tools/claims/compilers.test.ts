import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { compileKotlin } from '../../../tools/claims/compilers/compileKotlin';
import { compileTypeScript } from '../../../tools/claims/compilers/compileTypeScript';
import { collectErrors, listErrorsInFolder } from '../../../tools/claims/compilers/errors';
import { validateAvro } from '../../../tools/claims/compilers/validateAvro';
import { parseScala } from '../../../tools/claims/compilers/parseScala';
import { validateOpenApi } from '../../../tools/claims/compilers/validateOpenApi';
import { withScratchFolder } from '../../../tools/claims/compilers/withScratchFolder';
import { loadTool, resolveTool } from '../../../tools/claims/packages';
import * as commands from '../../../tools/support/runCommand.mjs';

describe('the output of a compiler', () => {
  it('is read as the errors of each file, without the parts that a message lacks', () => {
    const output = 'a.rs:1: error[E1]: first\nb.rs:2: error: second\nnote\na.rs:3: error: third\n';
    expect([...collectErrors(output, /^(\S+):\d+: error(?:\[(E\d+)\])?: (.*)$/gm)]).toEqual([
      ['a.rs', ['E1 first', 'third']],
      ['b.rs', ['second']],
    ]);
  });

  it('is reduced to the distinct errors of one contract, in order and without its folder', () => {
    const errors = new Map([
      [
        'contract1/z.java',
        ['contract1.model and contract1.endpoint differ', 'contract1.model and contract1.endpoint differ'],
      ],
      ['contract10/c.java', ['of another contract']],
      ['contract1/b.java', ['second', 'first']],
    ]);
    expect(listErrorsInFolder(errors, 'contract1')).toEqual([
      'b.java: first',
      'b.java: second',
      'z.java: model and endpoint differ',
    ]);
  });
});

describe('a scratch folder', () => {
  it('has the files in their folders, and is deleted after the work', async () => {
    const folder = await withScratchFolder([{ path: 'a/b/c.txt', text: 'deep' }], (created) => {
      expect(readFileSync(path.join(created, 'a/b/c.txt'), 'utf8')).toBe('deep');
      return Promise.resolve(created);
    });
    expect(path.basename(folder)).toMatch(/^wirespec-site-/);
    expect(existsSync(folder)).toBe(false);
  });

  it('may be deleted by the work', async () => {
    const removed = await withScratchFolder([], (folder) => {
      rmSync(folder, { recursive: true });
      return Promise.resolve(folder);
    });
    expect(existsSync(removed)).toBe(false);
  });

  it('is deleted if the work fails', async () => {
    let folder = '';
    const work = withScratchFolder([], (created) => {
      folder = created;
      return Promise.reject(new Error('The work fails.'));
    });
    await expect(work).rejects.toThrow('The work fails.');
    expect(folder).not.toBe('');
    expect(existsSync(folder)).toBe(false);
  });
});

describe('tsc', () => {
  const printing = (stdout: string) => {
    vi.spyOn(commands, 'runCommand').mockResolvedValue({
      exitCode: 2,
      stdout,
      stderr: 'No memory is left.',
      output: '',
    });
    return compileTypeScript([{ path: 'a.ts', text: '' }]);
  };

  it('skips lines that continue an error', async () => {
    const errors = await printing('a.ts(1,7): error TS2322: No.\n  Overload: error TS2345: No.\n');
    expect([...errors]).toEqual([['a.ts', ['TS2322']]]);
  });

  it('fails for an error without a file', async () => {
    await expect(printing('error TS18003: No inputs.\n')).rejects.toThrow('tsc: error TS18003: No inputs.');
  });

  it('fails if it ends without an error, and quotes its output', async () => {
    await expect(printing('Stopped. ')).rejects.toThrow('tsc ended with exit code 2: Stopped. No memory is left.');
  });

  const WRONG = "const a: number = 'a';\nconst b: number = 'b';\nc();\nexport { a, b };\n";

  it('reports the distinct codes of each file', async () => {
    const files = [
      { path: 'a/wrong.ts', text: WRONG },
      { path: 'right.ts', text: 'export const url = new URL(location.href);\n' },
      { path: 'other.ts', text: 'export const one: string = 1;\n' },
    ];
    expect(Object.fromEntries(await compileTypeScript(files))).toEqual({
      'a/wrong.ts': ['TS2322', 'TS2304'],
      'other.ts': ['TS2322'],
    });
  });

  it('checks as strictly as by default for new projects, and with more options', async () => {
    const files = [{ path: 'loose.ts', text: 'export function f(a) { const unused = 1; return a; }\n' }];
    expect(Object.fromEntries(await compileTypeScript(files))).toEqual({ 'loose.ts': ['TS7006'] });
    const errors = await compileTypeScript(files, { noUnusedLocals: true });
    expect(errors.get('loose.ts')?.toSorted()).toEqual(['TS6133', 'TS7006']);
  });

  it('fails for an error outside the files, and quotes it', async () => {
    const files = [{ path: 'right.ts', text: 'export {};\n' }];
    await expect(compileTypeScript(files, { noSuchOption: true })).rejects.toThrow(
      /^tsc: .*error TS5023: .*noSuchOption/,
    );
  });
});

describe('kotlinc', () => {
  const compile = (result: Partial<commands.CommandResult>) => {
    const success = { exitCode: 0, stdout: 'group0 OK\n', stderr: '', output: '' };
    vi.spyOn(commands, 'runCommand').mockResolvedValue({ ...success, ...result });
    return compileKotlin([[{ path: 'a.kt', text: '' }]]);
  };

  it('reports the errors of each group, and none if the code compiles', async () => {
    expect(await compile({})).toEqual([new Map()]);
    const stderr = 'group0/a.kt:1:2: error: Wrong.\ngroup0/a.kt:3:4: warning: Odd.\n';
    expect(await compile({ stdout: 'group0 COMPILATION_ERROR\n', stderr })).toEqual([new Map([['a.kt', ['Wrong.']]])]);
  });

  it.each([
    ['it ends with another exit code', { exitCode: 2 }],
    ['it reports an error outside the files', { stderr: 'warning: Odd.\nerror: No memory.\n' }],
    ['it reports an exception', { stderr: 'exception: No memory.\n' }],
    ['it does not report the result of a group', { stdout: '' }],
    ['the result is a failure without an error', { stdout: 'group0 COMPILATION_ERROR\n' }],
    ['the result is a success with an error', { stderr: 'group0/a.kt:1:2: error: Wrong.\n' }],
  ])('fails with its output if %s', async (_case, result) => {
    const { stdout = 'group0 OK\n', stderr = '' }: Partial<commands.CommandResult> = result;
    await expect(compile(result)).rejects.toThrow(`kotlinc failed. ${stdout}${stderr}`);
  });
});

describe('the parser of Scala', () => {
  it('reports the files that it cannot parse', () => {
    const errors = parseScala([
      { path: 'right.scala', text: 'object Right { given ordering: Int = 1 }' },
      { path: 'wrong.scala', text: 'object { ' },
    ]);
    expect([...errors.keys()]).toEqual(['wrong.scala']);
    expect(errors.get('wrong.scala')?.join()).toContain('expected');
  });
});

describe('the loader of Avro', () => {
  const record = (name: string, type: string) => ({ type: 'record', name, fields: [{ name: 'a', type }] });

  it('knows the definitions that come first, and reports each that fails', () => {
    const load = (...definitions: object[]) => validateAvro(JSON.stringify(definitions));
    expect(load(record('A', 'int'), record('B', 'A'))).toEqual([]);
    expect(load(record('C', 'None'), record('D', 'int'), record('E', 'Missing'))).toEqual([
      expect.stringContaining('undefined type name: None'),
      expect.stringContaining('undefined type name: Missing'),
    ]);
  });
});

describe('the validator of OpenAPI', () => {
  const document = { openapi: '3.0.3', info: { title: 'Books', version: '1' }, paths: {} };
  const validate = (changed: object) => validateOpenApi(JSON.stringify({ ...document, ...changed }));

  it('accepts a valid document', async () => {
    expect(await validate({})).toEqual([]);
  });

  it('reports an error with its place', async () => {
    expect(await validate({ info: { title: 'Books' } })).toEqual(["/info must have required property 'version'"]);
  });

  it('reports several errors in order, and each only once', async () => {
    const get = {
      parameters: [{ in: 'path', name: 'b', type: 'string' }],
      responses: { 200: { description: 'Found' } },
    };
    const errors = await validate({ openapi: undefined, swagger: '2.0', paths: { '/a/{b}': { get } } });
    expect(errors.length).toBeGreaterThan(1);
    expect(errors).toEqual([...new Set(errors)].toSorted());
  });

  it('reports an error of the whole document without a place', async () => {
    expect(await validate({ paths: undefined })).toContain("must have required property 'paths'");
    expect(await validate({ openapi: undefined })).toEqual([expect.stringMatching(/^Cannot find .*version/)]);
  });

  it('reports a reference to nothing', async () => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/None' } } };
    const get = { responses: { 200: { description: 'Found', content } } };
    expect(await validate({ paths: { '/a': { get } } })).toEqual(["Can't resolve #/components/schemas/None"]);
  });
});

describe('a package of claims', () => {
  it('is found in the folder of claims, and loaded from there', () => {
    expect(resolveTool('avsc/package.json')).toMatch(/claims[/\\]node_modules[/\\]avsc[/\\]package\.json$/);
    expect(loadTool('avsc/package.json')).toMatchObject({ name: 'avsc' });
  });

  it('says how to install it if it is missing, and why it was not found', () => {
    const load = () => loadTool('no-such-package');
    expect(load).toThrow(
      '"no-such-package" is not installed in claims/node_modules: run npm ci --prefix claims, or npm test',
    );
    expect(load).toThrow(expect.objectContaining({ cause: expect.any(Error) as Error }));
  });
});
