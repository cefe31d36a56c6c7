import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawBrandFiles } from '../drawBrandFiles';

const project = path.resolve(__dirname, '../../..');
const files = drawBrandFiles(readFileSync(path.join(project, 'src/css/tokens.css'), 'utf8'));

function readStatic(file: string): Buffer {
  return readFileSync(path.join(project, 'static', file));
}

function readPngWidths(file: string): number[] {
  const content = readStatic(file);
  if (!file.endsWith('.ico')) return [content.readUInt32BE(16)];
  return Array.from({ length: content.readUInt16LE(4) }, (_, index) => {
    const offset = content.readUInt32LE(6 + 16 * index + 12);
    return content.readUInt32BE(offset + 16);
  });
}

describe('the brand files in static/', () => {
  it.each(files.filter(({ widths }) => widths === undefined))(
    '$file equals the current drawing (otherwise, run: npm run write:brand)',
    ({ file, svg }) => {
      expect(readStatic(file).toString()).toBe(svg);
    },
  );

  it.each(files.filter(({ widths }) => widths !== undefined))(
    '$file contains images of $widths pixels',
    (brandFile) => {
      expect(readPngWidths(brandFile.file)).toEqual(brandFile.widths);
    },
  );

  it('include all icons of the web manifest, in the sizes that it lists', () => {
    const manifest = JSON.parse(readStatic('manifest.webmanifest').toString()) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    for (const { src, sizes } of manifest.icons) {
      const widths = files.find(({ file }) => file === src)?.widths;
      expect(files.map(({ file }) => file)).toContain(src);
      expect(sizes).toBe(widths === undefined ? 'any' : `${widths[0]}x${widths[0]}`);
    }
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });

  it('all contain the drawing of Rex', () => {
    const rex = 'C38 92 45 77 56 67';
    for (const { file, svg } of files) expect(svg, file).toContain(rex);
  });
});
