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

it('names only files of this host, whatever the list says', () => {
  fc.assert(
    fc.property(outsideValues(LIST), outsideValues(FILE), fc.webUrl(), (value, file, address) => {
      const lists = [value, { ...LIST, files: [file] }, { ...LIST, files: [{ ...FILE, path: address }] }];
      for (const list of lists) {
        const { success, output } = v.safeParse(OfflineFilesSchema, list);
        if (!success) continue;
        for (const { path } of output.files) {
          expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
        }
      }
    }),
    GENERATED,
  );
});
