import { unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { openExamples } from '../../../../lib/samples/examples';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { zipExamples } from '../zipExamples';

const FILES = { 'library/README.md': 'Read me', 'library/src/Main.java': 'class Main {}' };

const zip = (files: Record<string, string>): Buffer =>
  Buffer.from(zipExamples(openExamples(makeFolder(files)), [{ from: 'library/' }], 'starter'));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('puts the files into a folder with the name of the archive', () => {
  expect(Object.keys(unzipSync(zip(FILES)))).toEqual(['starter/README.md', 'starter/src/Main.java']);
});

it('produces the same bytes on another day, in another time zone, and for files in another order', () => {
  const before = zip(FILES);
  vi.useFakeTimers({ now: new Date('2031-07-04T09:30:00Z'), toFake: ['Date'] });
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const now = zip(Object.fromEntries(Object.entries(FILES).reverse()));
  expect(now.equals(before)).toBe(true);
  expect(zip({ ...FILES, 'library/README.md': 'Changed' }).equals(before)).toBe(false);
});

it('replaces files with those of later parts, and puts a file into the folder that its part names', () => {
  const examples = openExamples(makeFolder({ 'one/a.ts': '1', 'one/b.ts': '1', 'two/b.ts': '2', 'http/c.ts': '3' }));
  const parts = [{ from: 'one/' }, { from: 'two/' }, { from: 'http/c.ts', to: 'src/' }];
  const files = Object.entries(unzipSync(zipExamples(examples, parts, 'starter')));
  expect(files.map(([file, content]) => [file, Buffer.from(content).toString()])).toEqual([
    ['starter/a.ts', '1\n'],
    ['starter/b.ts', '2\n'],
    ['starter/src/c.ts', '3\n'],
  ]);
});
