import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { CARD_HEIGHT, CARD_WIDTH } from '../drawCard';
import { type CardRenderer, createCardRenderer } from '../createCardRenderer';

const COLORS = { page: '#101010', text: '#f0f0f0', muted: '#b0b0b0', wire: '#00ff00' };
const CARD = { file: 'img/social/a.png', title: 'Types', section: 'Documentation' };

let folder: string;
let renderer: CardRenderer;

beforeEach(async () => {
  folder = makeFolder({});
  renderer = await createCardRenderer({ colors: COLORS, cacheFolder: path.join(folder, 'cache') });
});

describe('createCardRenderer', () => {
  it('renders a PNG file in the size that social networks recommend', async () => {
    const picture = await renderer.render(CARD);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
  });

  it('renders another title, section or color as another image, and the same card as the same image', async () => {
    const first = await renderer.render(CARD);
    const other = await createCardRenderer({
      colors: { ...COLORS, wire: '#ff0000' },
      cacheFolder: path.join(folder, 'cache'),
    });
    expect(await renderer.render(CARD)).toEqual(first);
    expect(await renderer.render({ ...CARD, title: 'Enums' })).not.toEqual(first);
    expect(await renderer.render({ ...CARD, section: 'Blog' })).not.toEqual(first);
    expect(await other.render(CARD)).not.toEqual(first);
  });

  it('reuses a cached image for any page, and leaves no temporary files in the cache', async () => {
    const cacheFolder = path.join(folder, 'known');
    const cachingRenderer = await createCardRenderer({ colors: COLORS, cacheFolder });
    await cachingRenderer.render(CARD);
    const [name = '', ...more] = readdirSync(cacheFolder);
    expect(more).toEqual([]);
    expect(name).toMatch(/^[0-9a-f]{64}\.png$/);
    writeFileSync(path.join(cacheFolder, name), 'from the cache');
    expect((await cachingRenderer.render({ ...CARD, file: 'img/social/b.png' })).toString()).toBe('from the cache');
    expect(readFileSync(path.join(cacheFolder, name), 'utf8')).toBe('from the cache');
  });

  it('keeps the image of a title with the maximum length below 60 KiB', async () => {
    const title = 'Mapping every message, method and wholly mandatory module in many machines of the wide web';
    expect(title.length).toBe(90);
    expect((await renderer.render({ ...CARD, title })).length).toBeLessThan(60 * 1024);
  });

  it('refuses a title that is too long for three lines', async () => {
    await expect(renderer.render({ ...CARD, title: 'm'.repeat(91) })).rejects.toThrow(
      'on the social card img/social/a.png has 91 characters, too many for a card. Shorten it to at most 90.',
    );
  });

  it('refuses a title with letters that the font lacks, and names the image', async () => {
    await expect(renderer.render({ ...CARD, title: 'Типы' })).rejects.toThrow(
      /has no ".*img\/social\/a\.png contains \("Типы"/s,
    );
  });
});
