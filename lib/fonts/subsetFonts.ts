import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(__filename);

/**
 * What browsers apply by themselves, and the figures of equal width that the site asks for. JetBrains Mono's ligatures (`calt`), half of that font, are left out: code is
 * shown character by character.
 */
const FEATURES = ['ccmp', 'locl', 'kern', 'mark', 'mkmk', 'frac', 'numr', 'dnom', 'tnum'];

/** Numbers of the names in a font that say under which license it comes; the others needed are kept anyway. */
const LICENSE_NAMES = [13, 14];

/** The fonts of the site and where they come from. */
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

/** A file of `src/fonts`. */
export interface FontFile {
  file: string;
  content: Buffer;
}

/**
 * Makes the site's fonts from the installed packages: every character and weight of their Latin files, without the features no page uses. The license stands beside each.
 *
 * @returns the files of `src/fonts`; the same packages give the same bytes
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
