import { expect, it } from 'vitest';
import { encodeIco } from '../encodeIco';

it('lists the images with their sizes and offsets, then contains them', () => {
  const file = encodeIco([
    { width: 16, png: Buffer.from('first, ') },
    { width: 256, png: Buffer.from('second') },
  ]);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const entries = [6, 22].map((at) => ({
    width: file[at],
    size: file.readUInt32LE(at + 8),
    offset: file.readUInt32LE(at + 12),
  }));
  expect(entries).toEqual([
    { width: 16, size: 7, offset: 38 },
    { width: 0, size: 6, offset: 45 },
  ]);
  expect(file.subarray(38).toString()).toBe('first, second');
});

it('refuses sizes that the format cannot encode', () => {
  expect(() => encodeIco([{ width: 257, png: Buffer.alloc(0) }])).toThrow('An image of 257 pixels does not fit');
  expect(() => encodeIco([{ width: 0, png: Buffer.alloc(0) }])).toThrow('use a whole number from 1 to 256');
});
