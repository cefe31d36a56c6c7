import { findBaseName } from '../findBaseName';

/** Files by absolute path. */
export type FileTree = Readonly<Record<string, string>>;

/** Bytes with the two methods of Node's `Buffer` that the compiler calls. */
class Bytes extends Uint8Array {
  readInt8(offset: number): number {
    return ((this[offset] ?? 0) << 24) >> 24;
  }

  writeInt8(value: number, offset: number): void {
    this[offset] = value;
  }
}

interface OpenFile {
  path: string;
  bytes: Bytes;
}

const KIND_MASK = 0o170000;
const FILE_KIND = 0o100000;
const FOLDER_KIND = 0o040000;

/** Initial value of the descriptor counter. Files get higher numbers; a process uses 0 to 2 for its three streams. */
const INITIAL_DESCRIPTOR = 3;

/**
 * Files in memory, with the part of Node's file system API that the compiler calls (kotlinx-io, `FileSystemNodeJs.kt`).
 * The compiler checks paths, lists and creates folders, and reads and writes whole files. Paths are absolute and use
 * `/`.
 */
export class MemoryFiles {
  /** Node modules that the compiler requires, by name. */
  readonly modules: Readonly<Record<string, unknown>>;
  readonly #files = new Map<string, Bytes>();
  readonly #folders = new Set<string>(['/']);
  /** Contents of overwritten files before they were first overwritten, by path. */
  readonly #originals = new Map<string, Bytes>();
  readonly #open = new Map<number, OpenFile>();
  #lastDescriptor = INITIAL_DESCRIPTOR;

  constructor() {
    const fs = this.#createFileSystem();
    this.modules = {
      fs,
      'node:fs': fs,
      path: { sep: '/', dirname: findFolder, basename: findBaseName },
      os: { platform: () => 'linux' },
      buffer: { Buffer: { allocUnsafe: (length: number) => new Bytes(length) } },
    };
  }

  /** Replaces all files and folders, and forgets which files were overwritten. */
  reset(files: FileTree): void {
    this.#files.clear();
    this.#folders.clear();
    this.#originals.clear();
    this.#open.clear();
    this.#folders.add('/');
    for (const [name, text] of Object.entries(files)) {
      const path = normalizePath(name);
      this.#addFolders(findFolder(path));
      this.#files.set(path, new Bytes(ENCODER.encode(text)));
    }
  }

  /** Returns the text of every file, by absolute path. */
  readAll(): Record<string, string> {
    return Object.fromEntries([...this.#files].map(([path, bytes]) => [path, decodeText(bytes)]));
  }

  /** Lists the paths of files that were overwritten, and whose last content differs from the first one. */
  listOverwritten(): string[] {
    return [...this.#originals]
      .filter(([path, bytes]) => String(this.#files.get(path)) !== String(bytes))
      .map(([path]) => path);
  }

  #addFolders(path: string): void {
    for (let folder = path; !this.#folders.has(folder); folder = findFolder(folder)) this.#folders.add(folder);
  }

  #createFileSystem(): object {
    return {
      constants: { S_IFMT: KIND_MASK, S_IFREG: FILE_KIND, S_IFDIR: FOLDER_KIND },
      existsSync: (path: string) => this.#files.has(normalizePath(path)) || this.#folders.has(normalizePath(path)),
      // The compiler calls `existsSync` first, so a path without a file is a folder.
      statSync: (path: string) => {
        const bytes = this.#files.get(normalizePath(path));
        return bytes === undefined ? { mode: FOLDER_KIND, size: 0 } : { mode: FILE_KIND, size: bytes.length };
      },
      mkdirSync: (path: string) => {
        this.#addFolders(normalizePath(path));
      },
      opendirSync: (path: string) => this.#openFolder(normalizePath(path)),
      openSync: (path: string, flags: string) => this.#openFile(normalizePath(path), flags),
      // Compiler releases before 0.17 pass paths instead of descriptors, read and write text, and list folders with one
      // call.
      readFileSync: (file: number | string) =>
        typeof file === 'number'
          ? this.#requireOpenFile(file).bytes
          : decodeText(this.#requireOpenFile(this.#openFile(normalizePath(file), 'r')).bytes),
      writeFileSync: (file: number | string, content: Uint8Array | string) => {
        const descriptor = typeof file === 'number' ? file : this.#openFile(normalizePath(file), 'w');
        this.#append(
          this.#requireOpenFile(descriptor),
          typeof content === 'string' ? ENCODER.encode(content) : content,
        );
      },
      readdirSync: (path: string) => this.#listFolder(normalizePath(path)),
      closeSync: (descriptor: number) => this.#open.delete(descriptor),
    };
  }

  #openFolder(path: string): object {
    const children = this.#listFolder(path).map((name) => ({ name }));
    return { readSync: () => children.shift() ?? null, closeSync: () => undefined };
  }

  #listFolder(path: string): string[] {
    return [...this.#files.keys(), ...this.#folders]
      .filter((child) => child !== '/' && findFolder(child) === path)
      .map(findBaseName)
      .sort((left, right) => (left < right ? -1 : 1));
  }

  #openFile(path: string, flags: string): number {
    const known = this.#files.get(path);
    if (flags === 'r' && !known) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
    if (!this.#folders.has(findFolder(path))) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
    if (known !== undefined && flags === 'w' && !this.#originals.has(path)) this.#originals.set(path, known);
    const bytes = known !== undefined && flags !== 'w' ? known : new Bytes(0);
    this.#files.set(path, bytes);
    this.#lastDescriptor += 1;
    this.#open.set(this.#lastDescriptor, { path, bytes });
    return this.#lastDescriptor;
  }

  #requireOpenFile(descriptor: number): OpenFile {
    const file = this.#open.get(descriptor);
    if (!file) throw new Error(`EBADF: bad file descriptor ${descriptor}`);
    return file;
  }

  /** Appends to a file: like Node, a write to a descriptor continues where the previous one ended. */
  #append(file: OpenFile, added: Uint8Array): void {
    const bytes = new Bytes(file.bytes.length + added.length);
    bytes.set(file.bytes);
    bytes.set(added, file.bytes.length);
    file.bytes = bytes;
    this.#files.set(file.path, bytes);
  }
}

const ENCODER = new TextEncoder();
// Keeps the byte order mark, as Node does when it reads a file as text.
const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

function decodeText(bytes: Uint8Array): string {
  return DECODER.decode(bytes);
}

/**
 * Collapses repeated slashes, because the compiler appends names that begin with a slash to folders that end with one.
 * Also removes a trailing slash.
 */
function normalizePath(path: string): string {
  return path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

function findFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
