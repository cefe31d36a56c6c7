import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { GENERATED, outsideValues } from '../../../../tests/support/outsideValues';
import { OfflineFilesSchema } from '../offlineFilesSchema';

const FILE = { path: '/docs', revision: '0123456789abcdef', bytes: 3, title: 'Docs' };
const LIST = { release: 'one', bytes: 3, transferBytes: 2, files: [FILE] };

it('accepts the list that the build writes', () => {
  expect(v.parse(OfflineFilesSchema, LIST)).toEqual(LIST);
});

it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example', 'https://evil.example', '//['])(
  'names no file at %j',
  (path) => {
    expect(v.is(OfflineFilesSchema, { ...LIST, files: [{ ...FILE, path }] })).toBe(false);
  },
);

it('names only files of this host, whatever the list says', () => {
  // Every spelling of a host that browsers accept.
  const spelled = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '\r', '.', ':', '@', 'a', '[') });
  const paths = fc.oneof(
    fc.webUrl(),
    spelled,
    spelled.map((path) => `/${path}`),
  );
  fc.assert(
    fc.property(outsideValues(LIST), outsideValues(FILE), paths, (value, file, path) => {
      const lists = [value, { ...LIST, files: [file] }, { ...LIST, files: [{ ...FILE, path }] }];
      for (const list of lists) {
        const { success, output } = v.safeParse(OfflineFilesSchema, list);
        if (!success) continue;
        for (const entry of output.files) {
          expect(new URL(entry.path, 'https://own.example').origin).toBe('https://own.example');
        }
      }
    }),
    GENERATED,
  );
});
