import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { FONTS, subsetFonts, type FontFile } from '../subsetFonts';

const project = path.resolve(__dirname, '../../..');
const folder = path.join(project, 'src/fonts');

let fonts: FontFile[];

beforeAll(async () => {
  fonts = await subsetFonts();
});

describe('the fonts of the site', () => {
  it('equal the output of the tool for the installed packages', () => {
    expect(readdirSync(folder).sort()).toEqual(fonts.map(({ file }) => file).sort());
    for (const { file, content } of fonts) {
      expect(content.equals(readFileSync(path.join(folder, file))), `${file}: run "npm run write:fonts"`).toBe(true);
    }
  });

  it('weigh at most 55 KB together', () => {
    const bytes = fonts.filter(({ file }) => file.endsWith('.woff2')).map(({ content }) => content.length);
    expect(bytes).toHaveLength(FONTS.length);
    expect(bytes.reduce((sum, own) => sum + own, 0)).toBeLessThanOrEqual(55 * 1024);
  });
});

describe.each(FONTS)('$name', ({ name, source }) => {
  it('has every character of the original, with its width, its line metrics and its weights', async () => {
    const before = await readFont(readFileSync(source));
    const after = await readFont(readFileSync(path.join(folder, `${name}.woff2`)));
    expect(before.widths.size).toBeGreaterThan(200);
    expect(after).toEqual(before);
  });
});

interface Font {
  /** Advance width of each character, in font units. */
  widths: Map<string, number>;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Lowest, default and highest value of each axis, in the axis's own unit, such as 100 to 900 for the weight. */
  axes: Map<string, number[]>;
}

/** Reads the tables that layout depends on. */
async function readFont(font: Buffer): Promise<Font> {
  const plain = await subsetFont(font, '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  const tables = readTables(plain);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table "${tag}".`);

    return found;
  };
  const [hhea, hmtx] = [table('hhea'), table('hmtx')];
  const last = hhea.readUInt16BE(34) - 1;

  return {
    widths: new Map(
      [...readCharacters(table('cmap'))].map(([character, glyph]) => [
        character,
        hmtx.readUInt16BE(4 * Math.min(glyph, last)),
      ]),
    ),
    unitsPerEm: table('head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    axes: readAxes(tables.get('fvar')),
  };
}

function readTables(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const record = 12 + 16 * index;
      const start = font.readUInt32BE(record + 8);

      return [
        font.toString('latin1', record, record + 4),
        font.subarray(start, start + font.readUInt32BE(record + 12)),
      ] as const;
    }),
  );
}

/** Reads the glyph of each character from the map for the Basic Multilingual Plane, which every font has. */
function readCharacters(cmap: Buffer): Map<string, number> {
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4)),
  );
  const map = maps.find((candidate) => candidate.readUInt16BE(0) === 4);
  if (map === undefined) throw new Error('The font has no character map of format 4.');
  const size = map.readUInt16BE(6);
  const glyphs = new Map<string, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const end = map.readUInt16BE(14 + segment);
    const start = map.readUInt16BE(16 + size + segment);
    const delta = map.readUInt16BE(16 + 2 * size + segment);
    const place = 16 + 3 * size + segment;
    const offset = map.readUInt16BE(place);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = offset === 0 ? code : map.readUInt16BE(place + offset + 2 * (code - start));
      if (glyph !== 0) glyphs.set(String.fromCodePoint(code), (glyph + delta) % 0x1_00_00);
    }
  }

  return glyphs;
}

function readAxes(fvar: Buffer | undefined): Map<string, number[]> {
  if (fvar === undefined) return new Map();

  return new Map(
    Array.from({ length: fvar.readUInt16BE(8) }, (_, index) => {
      const axis = fvar.readUInt16BE(4) + 20 * index;

      return [
        fvar.toString('latin1', axis, axis + 4),
        [4, 8, 12].map((offset) => fvar.readInt32BE(axis + offset) / 0x1_00_00),
      ] as const;
    }),
  );
}
