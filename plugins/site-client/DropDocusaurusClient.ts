import { Compilation as RspackCompilation } from '@rspack/core';

// Types for the part of the bundler that this plugin uses. Rspack's own types are not assignable to those of webpack,
// which the interface of Docusaurus uses.

interface Chunk {
  name?: string | null | undefined;
  files: ReadonlySet<string>;
  getAllReferencedChunks: () => Iterable<Chunk>;
}

interface Compilation {
  entrypoints: ReadonlyMap<string, { chunks: readonly Chunk[] }>;
  deleteAsset: (file: string) => void;
  hooks: { processAssets: { tap: (options: { name: string; stage: number }, callback: () => void) => void } };
}

interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, callback: (compilation: Compilation) => void) => void } };
}

const NAME = 'DropDocusaurusClient';

/** Entry name of the Docusaurus application. */
export const DOCUSAURUS_ENTRY = 'main';

/**
 * Stage of the compilation after assets are created and before they are minified, so that unused assets are not
 * minified.
 */
const STAGE = RspackCompilation.PROCESS_ASSETS_STAGE_OPTIMIZE;

/** Bundler plugin that deletes the scripts that only the Docusaurus application loads. Its styles stay. */
export class DropDocusaurusClient {
  readonly #entry: string;

  /** @param entry - name of the entry that pages load */
  constructor(entry: string) {
    this.#entry = entry;
  }

  /** Registers the plugin. The compilation fails if the bundler has no entry with the name that the pages load. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE }, () => {
        this.#drop(compilation);
      });
    });
  }

  #drop(compilation: Compilation): void {
    const kept = this.#listFiles(compilation, this.#entry);
    // Chunks that the application does not reference stay, because a worker of the client is a chunk that no entry
    // references.
    for (const file of this.#listFiles(compilation, DOCUSAURUS_ENTRY)) {
      if (file.endsWith('.js') && !kept.has(file)) compilation.deleteAsset(file);
    }
  }

  #listFiles({ entrypoints }: Compilation, name: string): Set<string> {
    const entry = entrypoints.get(name);
    if (entry === undefined) {
      throw new Error(
        `The bundler has no entry "${name}", which plugins/site-client/index.ts adds. Check whether Docusaurus or another plugin replaces the entries.`,
      );
    }
    // Follows the references of the entry's own chunk only. A chunk that several entries share, such as the stylesheet,
    // references the chunks of all these entries.
    const reached = entry.chunks.flatMap((chunk) => (chunk.name === name ? [...chunk.getAllReferencedChunks()] : []));

    return new Set([...entry.chunks, ...reached].flatMap(({ files }) => [...files]));
  }
}
