/**
 * Types for the part of `subset-font` that we use. The package has no types, and those of DefinitelyTyped lack its
 * newer options.
 */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Layout features to keep; all by default. */
    keepFeatures?: readonly string[];
    /** Name IDs to keep in addition to those that every font needs. */
    preserveNameIds?: readonly number[];
    /** Keeps all characters; `text` must be empty. */
    keepAllGlyphs?: boolean;
  }

  /**
   * Creates a subset of a font.
   *
   * @param text - characters to keep
   */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
