import { describe, expect, it } from 'vitest';
import type { CommandLineResult } from '../command-line/createCommandLine';
import { compileWith, type LoadedRelease, runCompilerCommand } from '../compileWith';
import { convert } from '../convert';
import { findRelease } from '../findRelease';
import { listCompileArgs, SITE_RELEASE } from '../releases';
import { tryCompile } from '../tryCompile';

const COMMAND = { input: '/in', output: '/out', target: 'java', packageName: 'a' } as const;
const BOOK = [{ path: 'shop/book.ws', text: 'type Book { title: String }' }];

/** Creates a release that records its arguments and inputs, and whose runs have the given result. */
function createRelease(result: Partial<CommandLineResult> = {}): { loaded: LoadedRelease; calls: unknown[] } {
  const calls: unknown[] = [];
  const run = (args: readonly string[], files: object): CommandLineResult => {
    calls.push([args, files]);
    return { files: {}, overwritten: [], stdout: '', stderr: '', ...result };
  };
  return { calls, loaded: { release: SITE_RELEASE, run } };
}

describe('the arguments of a command', () => {
  const args = ['compile', '-i', '/in', '-o', '/out', '-l', 'Java', '-p', 'a'];

  it.each([
    ['default', false, []],
    ['default', true, ['--shared']],
    ['ir', false, ['--ir']],
    ['ir', true, ['--shared', '--ir']],
  ] as const)('have a flag for each option: %s, %s', (generation, shared, flags) => {
    expect(listCompileArgs(SITE_RELEASE, { ...COMMAND, generation, shared })).toEqual([...args, ...flags]);
  });

  it('omit flags that the release does not support', () => {
    const command = { ...COMMAND, generation: 'ir', shared: true } as const;
    expect(listCompileArgs(findRelease('0.17.8'), command)).toEqual([...args, '--shared']);
    expect(findRelease(undefined)).toBe(SITE_RELEASE);
  });

  it('cannot name a target that the release does not support', () => {
    const command = { ...COMMAND, target: 'rust', generation: 'default', shared: false } as const;
    expect(() => listCompileArgs(findRelease('0.17.8'), command)).toThrow('Wirespec 0.17.8 does not generate Rust.');
  });
});

describe('a compilation', () => {
  it('needs no options, and reads the contracts from one folder', () => {
    const { loaded, calls } = createRelease();
    compileWith(loaded, BOOK, 'java');
    const args = ['compile', '-i', '/contracts', '-o', '/generated', '-l', 'Java', '-p', 'com.example.library'];
    expect(calls).toEqual([[args, { '/contracts/book.ws': 'type Book { title: String }' }]]);
  });

  it('returns the written files in the order of their paths, without the folder', () => {
    const files = {
      '/contracts/a.ws': '',
      '/generated/c': '3',
      '/generated/a': '1',
      '/generated/b/x': '2',
      '/generated2/a': '',
    };
    const { loaded } = createRelease({ files, overwritten: ['/generated/a'], stderr: ' no\n' });
    expect(compileWith(loaded, BOOK, 'openapi-v3')).toEqual({
      files: [
        { path: 'a', text: '1' },
        { path: 'b/x', text: '2' },
        { path: 'c', text: '3' },
      ],
      overwritten: ['a'],
      stderr: 'no',
      tool: 'The OpenAPIV3 emitter',
    });
  });

  it('names the class of an exception, even if a minifier has renamed it', () => {
    const runFailing = (error: unknown): void => {
      const run = (): never => {
        throw error;
      };
      runCompilerCommand(run, [], {}, { tool: 'The tool' });
    };
    class Short extends Error {
      static readonly $metadata$ = { simpleName: 'LongException' };
    }
    expect(() => {
      runFailing(new Short('x'));
    }).toThrow('The tool failed with an exception. LongException: x');
    expect(() => {
      runFailing(new TypeError('x'));
    }).toThrow('The tool failed with an exception. TypeError: x');
    expect(() => {
      runFailing('x');
    }).toThrow('The tool failed with an exception. x');
  });
});

describe('a compilation for a page', () => {
  const request = {
    files: { 'a.ws': 'type A { b: String }' },
    target: 'java',
    generation: 'ir',
    package: 'org.acme',
    shared: true,
  } as const;

  it('passes on all options', () => {
    const { loaded, calls } = createRelease();
    tryCompile(loaded, request);
    expect(calls).toMatchObject([[expect.arrayContaining(['org.acme', '--shared', '--ir']), {}]]);
  });

  it('converts an exception to error output, except a stack overflow', () => {
    const fail = (error: Error): unknown => {
      const run = (): never => {
        throw error;
      };
      return tryCompile({ release: SITE_RELEASE, run }, request);
    };
    expect(fail(new TypeError('x'))).toEqual({
      files: [],
      stderr: 'The Java emitter failed with an exception. TypeError: x',
      warnings: [],
    });
    const overflow = new RangeError('Maximum call stack size exceeded');
    expect(() => fail(overflow)).toThrow('RangeError: Maximum call stack size exceeded');
  });

  it('warns of a missing runtime only if the release can write one', () => {
    const python = { ...request, target: 'python', shared: false } as const;
    expect(tryCompile(createRelease().loaded, python).warnings).toHaveLength(1);
    const former = { ...createRelease().loaded, release: { ...SITE_RELEASE, flags: [] } };
    expect(tryCompile(former, python).warnings).toEqual([]);
  });
});

it('a converted contract has the name of its document', () => {
  const text = '{"type":"record","name":"Ping","fields":[{"name":"at","type":"long"}]}';
  expect(convert({ path: 'a/ping.json.json', text }, 'avro')).toMatchObject({
    path: 'ping.json.ws',
    text: expect.stringContaining('type Ping') as unknown,
  });
});

it('two contracts with the same file name are refused, because the compiler reads them from one folder', () => {
  const { loaded, calls } = createRelease();
  expect(() => compileWith(loaded, [...BOOK, { path: 'library/book.ws', text: '' }], 'java')).toThrow(
    'Two contracts of one compilation have the same file name: shop/book.ws, library/book.ws. Rename one of them',
  );
  expect(calls).toEqual([]);
});
