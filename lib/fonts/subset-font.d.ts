/** The part of `subset-font` used here; the package comes without types, and those of others lack its newer options. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Names of the layout features that stay; all do when it is left out. */
    keepFeatures?: readonly string[];
    /** Numbers of names that stay besides those every font needs. */
    preserveNameIds?: readonly number[];
    /** Keeps every character; the text must be empty then. */
    keepAllGlyphs?: boolean;
  }

  /**
   * Makes a smaller font.
   *
   * @param text the characters that stay
   */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
