import { describe, expect, it } from 'vitest';
import { type CommandLineHost, createCommandLine } from '../command-line/createCommandLine';
import type { MemoryFiles } from '../command-line/MemoryFiles';

/** The part of Node's file system API that the fake compiler uses. */
interface WritableFiles {
  mkdirSync(path: string): void;
  openSync(path: string, flags: string): number;
  writeFileSync(descriptor: number, bytes: Uint8Array): void;
}

/**
 * Creates a host with a fake compiler. It calls `require` only in its first run, as the real one does, and writes one
 * file per run.
 */
function createHost(writes: string | undefined): CommandLineHost {
  let files: WritableFiles | undefined;
  return {
    cli: () => {
      const { require } = globalThis as unknown as { require: (name: keyof MemoryFiles['modules']) => WritableFiles };
      files ??= require('fs');
      if (writes === undefined) return;
      files.mkdirSync('/warm-up/out');
      files.writeFileSync(files.openSync(`/warm-up/out/${writes}`, 'w'), new TextEncoder().encode('type WarmUp'));
    },
    loadLibrary: () => [],
    withArguments: (_argv, action) => {
      action();
    },
    captureStreams: (_printed, action) => {
      action();
    },
  };
}

it.each(['wirespec.ws', 'WarmUp.ws'])('runs a compiler that calls its output file %s', (file) => {
  const run = createCommandLine(createHost(file));
  expect(run([], {}).files).toEqual({ [`/warm-up/out/${file}`]: 'type WarmUp' });
});

it('refuses a package that writes nothing into the files in memory', () => {
  expect(() => createCommandLine(createHost(undefined))).toThrow('did not run in memory: it wrote nothing');
});

/**
 * Creates a host with a fake compiler. It writes a file in each run, prints its arguments, and crashes if the first one
 * is `crash`.
 */
function createPrintingHost(library: Readonly<Record<string, unknown>>[] = []): {
  host: CommandLineHost;
  runs: { args: string[]; argv: unknown }[];
} {
  const runs: { args: string[]; argv: unknown }[] = [];
  let readArgv = (): unknown => undefined;
  const files = createHost('a.ws');
  return {
    runs,
    host: {
      ...files,
      cli: (args) => {
        runs.push({ args, argv: structuredClone(readArgv()) });
        files.cli(args);
        const { log, error } = console;
        log('one', ...args);
        error('two', ...args);
        if (args[0] === 'crash') throw new Error('crashed');
      },
      loadLibrary: () => library,
      withArguments: (argv, action) => {
        readArgv = () => argv.slice(2);
        action();
      },
    },
  };
}

describe('a run', () => {
  it('gets its arguments, after a warm-up run with a contract of its own', () => {
    const { host, runs } = createPrintingHost();
    const run = createCommandLine(host, ['compile', '-d']);
    run(['convert', 'Avro'], { '/a.json': '{}' });
    run([], {});
    const warmUp = ['compile', '-d', '/warm-up', '-o', '/warm-up/out', '-l', 'Wirespec'];
    expect(runs).toEqual([
      { args: warmUp, argv: warmUp },
      { args: ['convert', 'Avro'], argv: ['convert', 'Avro'] },
      { args: [], argv: [] },
    ]);
  });

  it("returns the compiler's output to the console, and restores the console", () => {
    const { log, error } = console;
    const run = createCommandLine(createPrintingHost().host);
    expect(run(['a', 'b'], {})).toMatchObject({ stdout: 'one a b\n', stderr: 'two a b\n', overwritten: [] });
    expect(() => run(['crash'], {})).toThrow('crashed');
    const { log: laterLog, error: laterError } = console;
    expect([laterLog, laterError]).toEqual([log, error]);
  });

  it('refuses more than twenty arguments, because the compiler drops the rest', () => {
    const run = createCommandLine(createPrintingHost().host);
    const args = Array.from({ length: 20 }, (_, index) => String(index));
    expect(run(args, {}).stdout).toContain(' 19\n');
    expect(() => run([...args, '20'], {})).toThrow('The command has 21 arguments; the compiler reads only 20');
  });
});

describe('the global require', () => {
  it.each([undefined, () => 'original'])('is restored: %s', (original) => {
    const globals = globalThis as { require?: unknown };
    const hadRequire = 'require' in globals;
    const before = globals.require;
    if (original === undefined) delete globals.require;
    else globals.require = original;
    try {
      createCommandLine(createHost('a.ws'));
      expect('require' in globals).toBe(original !== undefined);
      expect(globals.require).toBe(original);
      const crash = { ...createHost('a.ws'), cli: () => JSON.parse('{') as undefined };
      expect(() => createCommandLine(crash)).toThrow(SyntaxError);
      expect(globals.require).toBe(original);
    } finally {
      if (hadRequire) globals.require = before;
      else delete globals.require;
    }
  });
});

describe('the prototype of commands', () => {
  const createClasses = (): Record<'core' | 'command', { new (): object; $metadata$: { simpleName: string } }> => ({
    core: Object.assign(
      class {
        readonly isCommand = true;
      },
      { $metadata$: { simpleName: 'CoreCliktCommand' } },
    ),
    command: Object.assign(
      class {
        readonly isCommand = true;
      },
      { $metadata$: { simpleName: 'CliktCommand' } },
    ),
  });
  const other = Object.assign(
    class {
      readonly isCommand = true;
    },
    { $metadata$: { simpleName: 'Other' } },
  );
  const unrelated = {
    text: 'x',
    nothing: () => undefined,
    metadata: { $metadata$: { simpleName: 'CliktCommand' } },
    other,
  };

  it('gets the methods that it lacks', () => {
    const { core, command } = createClasses();
    createCommandLine(
      createPrintingHost([
        { ...unrelated, core },
        { ...unrelated, command },
      ]).host,
    );
    expect(new command()).toBeInstanceOf(core);
    expect(new core()).not.toBeInstanceOf(command);
  });

  it('stays unchanged if one of the two classes is missing', () => {
    for (const name of ['core', 'command'] as const) {
      const { [name]: only } = createClasses();
      createCommandLine(createPrintingHost([{ ...unrelated, only }]).host);
      expect(Object.getPrototypeOf(only.prototype)).toBe(Object.prototype);
    }
  });
});
