import { Compilation as RspackCompilation } from '@rspack/core';

/** What this needs of the bundler. Types of our own, because Rspack's do not fit the generator's interface, which has those of webpack. */
interface Chunk {
  name?: string | null | undefined;
  files: ReadonlySet<string>;
  getAllReferencedChunks: () => Iterable<Chunk>;
}

interface Compilation {
  entrypoints: ReadonlyMap<string, { chunks: readonly Chunk[] }>;
  deleteAsset: (file: string) => void;
  hooks: { processAssets: { tap: (options: { name: string; stage: number }, handle: () => void) => void } };
}

interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, handle: (compilation: Compilation) => void) => void } };
}

const NAME = 'DropGeneratorClient';

/** The entry of the generator's application, as `index.ts` gives it to the bundler. */
export const GENERATOR_ENTRY = 'main';

/** After assets are created and before they are minified, because unused assets need no minification. */
const STAGE = RspackCompilation.PROCESS_ASSETS_STAGE_OPTIMIZE;

/** Drops the scripts that only the generator's own application loads. Its styles stay. */
export class DropGeneratorClient {
  readonly #entry: string;

  /** @param entry name of the entry that pages load */
  constructor(entry: string) {
    this.#entry = entry;
  }

  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE }, () => {
        this.#drop(compilation);
      });
    });
  }

  #drop(compilation: Compilation): void {
    const kept = this.#listFiles(compilation, this.#entry);
    // Only what the application leads to: a worker of the client is a chunk that no entry names.
    for (const file of this.#listFiles(compilation, GENERATOR_ENTRY)) {
      if (file.endsWith('.js') && !kept.has(file)) compilation.deleteAsset(file);
    }
  }

  #listFiles({ entrypoints }: Compilation, name: string): Set<string> {
    const entry = entrypoints.get(name);
    if (entry === undefined) {
      throw new Error(
        `The bundler knows no entry "${name}": plugins/site-client/index.ts adds it. See whether another plugin or the generator replaces the entries, and add it again.`,
      );
    }
    // From a chunk that entries share, such as the stylesheet, all chunks of all of them can be reached: only the entry's own chunk is followed.
    const reached = entry.chunks.flatMap((chunk) => (chunk.name === name ? [...chunk.getAllReferencedChunks()] : []));

    return new Set([...entry.chunks, ...reached].flatMap(({ files }) => [...files]));
  }
}
