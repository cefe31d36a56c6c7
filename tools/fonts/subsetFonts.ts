import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(__filename);

/**
 * Layout features to keep: those that browsers apply by default, and tabular figures. The ligatures of JetBrains Mono
 * (`calt`) are dropped, because code is shown character by character, and they account for half of the file size.
 */
const FEATURES = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'frac', 'numr', 'dnom', 'tnum'];

/** Name IDs of the license entries, which the subsetter would drop. */
const LICENSE_NAMES = [13, 14];

/** Fonts of the site, with the source file of each. */
export const FONTS = [
  {
    name: 'BricolageGrotesque',
    source:
      require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  },
  {
    name: 'JetBrainsMono',
    source: require.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2'),
  },
] as const;

/** A generated file of `src/fonts`. */
export interface FontFile {
  file: string;
  content: Buffer;
}

/**
 * Generates the fonts of the site from the installed packages: all characters and weights of their Latin files, without
 * unused layout features. Each font comes with its license.
 *
 * @returns files of `src/fonts`; the same packages give the same bytes
 */
export async function subsetFonts(): Promise<FontFile[]> {
  const files = await Promise.all(
    FONTS.map(async ({ name, source }) => [
      {
        file: `${name}.woff2`,
        content: await subsetFont(readFileSync(source), '', {
          targetFormat: 'woff2',
          keepAllGlyphs: true,
          keepFeatures: FEATURES,
          preserveNameIds: LICENSE_NAMES,
        }),
      },
      { file: `${name}.LICENSE.txt`, content: readFileSync(path.resolve(path.dirname(source), '../LICENSE')) },
    ]),
  );

  return files.flat();
}
