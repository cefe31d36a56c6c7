import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_HEIGHT, CARD_WIDTH } from '../drawCard';
import { type CardPress, openCardPress } from '../openCardPress';

const COLORS = { page: '#101010', text: '#f0f0f0', muted: '#b0b0b0', wire: '#00ff00' };
const CARD = { file: 'img/social/a.png', title: 'Types', section: 'Documentation' };

let folder: string;
let press: CardPress;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'social-cards-'));
  press = await openCardPress({ colors: COLORS, cacheFolder: path.join(folder, 'cache') });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('openCardPress', () => {
  it('prints a PNG file of the size the networks ask for', async () => {
    const picture = await press.print(CARD);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([CARD_WIDTH, CARD_HEIGHT]);
  });

  it('prints other words, another section and other colors as other pictures, the same card as the same', async () => {
    const first = await press.print(CARD);
    const other = await openCardPress({
      colors: { ...COLORS, wire: '#ff0000' },
      cacheFolder: path.join(folder, 'cache'),
    });
    expect(await press.print(CARD)).toEqual(first);
    expect(await press.print({ ...CARD, title: 'Enums' })).not.toEqual(first);
    expect(await press.print({ ...CARD, section: 'Blog' })).not.toEqual(first);
    expect(await other.print(CARD)).not.toEqual(first);
  });

  it('takes what it printed before from the cache, whatever page it is for, and leaves no drafts there', async () => {
    const cacheFolder = path.join(folder, 'known');
    const own = await openCardPress({ colors: COLORS, cacheFolder });
    await own.print(CARD);
    const [name = '', ...more] = readdirSync(cacheFolder);
    expect(more).toEqual([]);
    expect(name).toMatch(/^[0-9a-f]{64}\.png$/);
    writeFileSync(path.join(cacheFolder, name), 'from the cache');
    expect((await own.print({ ...CARD, file: 'img/social/b.png' })).toString()).toBe('from the cache');
    expect(readFileSync(path.join(cacheFolder, name), 'utf8')).toBe('from the cache');
  });

  it('keeps the longest title it accepts below 60 KiB', async () => {
    const title = 'Mapping every message, method and wholly mandatory module in many machines of the wide web';
    expect(title.length).toBe(90);
    expect((await press.print({ ...CARD, title })).length).toBeLessThan(60 * 1024);
  });

  it('refuses a title that is too long for three lines', async () => {
    await expect(press.print({ ...CARD, title: 'm'.repeat(91) })).rejects.toThrow(
      'has 91 characters, too many for a social card: shorten it to 90.',
    );
  });

  it('refuses words the font has no letters for, and names the page', async () => {
    await expect(press.print({ ...CARD, title: 'Типы' })).rejects.toThrow(
      /has no ".*img\/social\/a\.png contains \("Типы"/s,
    );
  });
});
