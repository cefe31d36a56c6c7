import { describe, expect, it } from 'vitest';
import { type FileTree, MemoryFiles } from '../command-line/MemoryFiles';

/** The part of Node's modules that the compiler calls. */
interface Modules {
  fs: {
    constants: { S_IFMT: number; S_IFREG: number; S_IFDIR: number };
    existsSync(path: string): boolean;
    statSync(path: string): { mode: number; size: number };
    mkdirSync(path: string): void;
    opendirSync(path: string): { readSync(): { name: string } | null; closeSync(): void };
    openSync(path: string, flags: string): number;
    readFileSync(file: number | string): Uint8Array | string;
    writeFileSync(file: number | string, content: Uint8Array | string): void;
    readdirSync(path: string): string[];
    closeSync(descriptor: number): void;
  };
  path: { sep: string; dirname(path: string): string; basename(path: string): string };
  os: { platform(): string };
  buffer: {
    Buffer: {
      allocUnsafe(length: number): Uint8Array & {
        readInt8(offset: number): number;
        writeInt8(value: number, offset: number): void;
      };
    };
  };
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function open(files: FileTree = {}): { memory: MemoryFiles; modules: Modules } {
  const memory = new MemoryFiles();
  memory.reset(files);
  // The cast is needed because the modules are declared as `unknown`. Only the compiler calls them, in JavaScript.
  return { memory, modules: memory.modules as unknown as Modules };
}

describe('files in memory', () => {
  it('exist with their folders, and no others do', () => {
    const { fs } = open({ '/a/b/c.ws': 'é' }).modules;
    for (const path of ['/', '/a', '/a/', '/a/b', '/a/b/c.ws', '/a//b//c.ws']) expect(fs.existsSync(path)).toBe(true);
    for (const path of ['/b', '/a/c.ws', '']) expect(fs.existsSync(path)).toBe(false);
    const { S_IFMT, S_IFREG, S_IFDIR } = fs.constants;
    expect([S_IFMT, S_IFREG, S_IFDIR]).toEqual([0o170000, 0o100000, 0o040000]);
    expect(fs.statSync('/a//b/c.ws')).toEqual({ mode: S_IFREG, size: 2 });
    expect(fs.statSync('/a')).toEqual({ mode: S_IFDIR, size: 0 });
  });

  it('are listed in the order of their names, without those in deeper folders', () => {
    const { fs } = open({ '/b.ws': '', '/a/c.ws': '', '/a/a.ws': '', '/a/b/d.ws': '' }).modules;
    expect(fs.readdirSync('/a/')).toEqual(['a.ws', 'b', 'c.ws']);
    expect(fs.readdirSync('/')).toEqual(['a', 'b.ws']);
    const folder = fs.opendirSync('/a');
    expect([folder.readSync(), folder.readSync(), folder.readSync(), folder.readSync()]).toEqual([
      { name: 'a.ws' },
      { name: 'b' },
      { name: 'c.ws' },
      null,
    ]);
    folder.closeSync();
  });

  it('are written in several calls, and read as bytes or as text', () => {
    const { memory, modules } = open({ '/in.ws': '\uFEFFin' });
    const { fs } = modules;
    fs.mkdirSync('/out/model/');
    const descriptor = fs.openSync('/out/model/a.ws', 'w');
    expect(memory.readAll()).toEqual({ '/in.ws': '\uFEFFin', '/out/model/a.ws': '' });
    fs.writeFileSync(descriptor, encode('one '));
    fs.writeFileSync(descriptor, encode('two'));
    fs.writeFileSync('/out//b.ws', 'three');
    expect(memory.readAll()).toEqual({ '/in.ws': '\uFEFFin', '/out/model/a.ws': 'one two', '/out/b.ws': 'three' });
    expect(fs.readFileSync('/out/b.ws')).toBe('three');
    expect(String(fs.readFileSync(fs.openSync('/out/b.ws', 'r')))).toBe(String(encode('three')));
    expect(fs.existsSync('/out/model')).toBe(true);
  });

  it('are extended if they are opened for appending', () => {
    const { memory, modules } = open({ '/a.ws': 'one ' });
    modules.fs.writeFileSync(modules.fs.openSync('/a.ws', 'a'), 'two');
    modules.fs.writeFileSync(modules.fs.openSync('/b.ws', 'a'), 'three');
    expect(memory.readAll()).toEqual({ '/a.ws': 'one two', '/b.ws': 'three' });
    expect(memory.listOverwritten()).toEqual([]);
  });

  it('count as overwritten only if their last content differs from the first one', () => {
    const { memory, modules } = open({ '/a.ws': 'one', '/b.ws': 'one', '/c.ws': 'one' });
    for (const [path, text] of [
      ['/a.ws', 'two'],
      ['/b.ws', 'two'],
      ['/b.ws', 'one'],
      ['/d.ws', 'one'],
    ] as const)
      modules.fs.writeFileSync(path, text);
    expect(memory.listOverwritten()).toEqual(['/a.ws']);
    memory.reset({ '/a.ws': 'three' });
    expect(memory.listOverwritten()).toEqual([]);
    expect(memory.readAll()).toEqual({ '/a.ws': 'three' });
  });

  it('are gone after a reset, with their folders and descriptors', () => {
    const { memory, modules } = open({ '/a/b.ws': 'one' });
    const descriptor = modules.fs.openSync('/a/b.ws', 'r');
    memory.reset({});
    expect(modules.fs.existsSync('/a')).toBe(false);
    expect(modules.fs.existsSync('/')).toBe(true);
    expect(() => modules.fs.readFileSync(descriptor)).toThrow(`EBADF: bad file descriptor ${descriptor}`);
  });

  it('cannot be opened if they or their folders are missing, or after they were closed', () => {
    const { fs } = open({ '/a.ws': 'one' }).modules;
    expect(() => fs.openSync('/b.ws', 'r')).toThrow("ENOENT: no such file or directory, open '/b.ws'");
    expect(() => fs.readFileSync('/b.ws')).toThrow("ENOENT: no such file or directory, open '/b.ws'");
    expect(() => fs.openSync('/b/c.ws', 'w')).toThrow("ENOENT: no such file or directory, open '/b/c.ws'");
    const descriptor = fs.openSync('/a.ws', 'r');
    expect(descriptor).toBeGreaterThan(2);
    expect(fs.openSync('/a.ws', 'r')).not.toBe(descriptor);
    fs.closeSync(descriptor);
    expect(() => fs.readFileSync(descriptor)).toThrow('EBADF');
  });
});

it('the other modules behave like those of Node on Linux', () => {
  const { path, os, buffer } = open().modules;
  expect([path.sep, os.platform()]).toEqual(['/', 'linux']);
  expect([path.dirname('/a/b.ws'), path.dirname('/a'), path.basename('/a/b.ws')]).toEqual(['/a', '/', 'b.ws']);
  const bytes = buffer.Buffer.allocUnsafe(2);
  bytes.writeInt8(-2, 0);
  bytes.writeInt8(127, 1);
  expect([bytes.length, bytes[0], bytes.readInt8(0), bytes.readInt8(1), bytes.readInt8(9)]).toEqual([
    2, 254, -2, 127, 0,
  ]);
});

it('both names of the file system are the same module', () => {
  const { modules } = new MemoryFiles();
  expect(modules['node:fs']).toBe(modules.fs);
  expect((modules as unknown as Modules).fs.existsSync('/')).toBe(true);
});
