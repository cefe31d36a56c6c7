/** What this needs of the bundler. */
interface Chunk {
  files: ReadonlySet<string>;
  getAllReferencedChunks: () => Iterable<Chunk>;
}

interface Compilation {
  chunks: Iterable<Chunk>;
  entrypoints: ReadonlyMap<string, { chunks: readonly Chunk[] }>;
  deleteAsset: (file: string) => void;
  hooks: { processAssets: { tap: (options: { name: string; stage: number }, handle: () => void) => void } };
}

interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, handle: (compilation: Compilation) => void) => void } };
}

const NAME = 'DropGeneratorClient';

/** After the assets are made, and before they are made small: what nobody loads need not be minified. */
const STAGE_BEFORE_MINIFICATION = 100;

/** Drops the scripts that only the generator's own application loads. Its styles stay. */
export class DropGeneratorClient {
  private readonly entry: string;

  /** @param entry name of the entry that pages load */
  constructor(entry: string) {
    this.entry = entry;
  }

  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE_BEFORE_MINIFICATION }, () => {
        this.drop(compilation);
      });
    });
  }

  private drop(compilation: Compilation): void {
    const entry = compilation.entrypoints.get(this.entry);
    if (entry === undefined) throw new Error(`The bundler knows no entry "${this.entry}".`);
    const kept = new Set(
      entry.chunks.flatMap((chunk) => [chunk, ...chunk.getAllReferencedChunks()]).flatMap(({ files }) => [...files]),
    );
    for (const { files } of compilation.chunks) {
      for (const file of files) {
        if (file.endsWith('.js') && !kept.has(file)) compilation.deleteAsset(file);
      }
    }
  }
}
