import { expect, it } from 'vitest';
import { type CommandLineHost, createCommandLine } from '../command-line/createCommandLine';
import type { MemoryFiles } from '../command-line/MemoryFiles';

/** The part of Node's file system API that the fake compiler uses. */
interface WritableFiles {
  mkdirSync(path: string): void;
  openSync(path: string, flags: string): number;
  writeFileSync(descriptor: number, bytes: Uint8Array): void;
}

/** A fake compiler that calls `require` only in its first run, as the real one does, and writes one file per run. */
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

it.each(['wirespec.ws', 'WarmUp.ws'])('runs every version of the compiler, whatever it calls its file: %s', (file) => {
  const run = createCommandLine(createHost(file));
  expect(run([], {}).files).toEqual({ [`/warm-up/out/${file}`]: 'type WarmUp' });
});

it('refuses a package that writes nothing into the files in memory', () => {
  expect(() => createCommandLine(createHost(undefined))).toThrow('did not run in memory: it wrote nothing');
});
