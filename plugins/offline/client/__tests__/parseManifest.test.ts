import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { GENERATED, untrustedValues } from '../../../../tests/support/untrustedValues';
import { parseManifest } from '../parseManifest';

const FILE = { path: '/docs', revision: '0123456789abcdef', bytes: 3, title: 'Docs' };
const SCRIPT = { path: '/assets/js/site.1.js', revision: 'fedcba9876543210', bytes: 2 };
const MANIFEST = { release: 'one', bytes: 3, transferBytes: 2, files: [FILE] };

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  warn.mockRestore();
});

const parse = (files: unknown): ReturnType<typeof parseManifest> =>
  parseManifest(JSON.stringify({ ...MANIFEST, files }));

it('accepts the manifest that the build writes', () => {
  expect(parseManifest(JSON.stringify(MANIFEST))).toEqual(MANIFEST);
  expect(warn).not.toHaveBeenCalled();
});

it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example', 'https://evil.example', '//['])(
  'drops a file with the path %j, and keeps the other files',
  (path) => {
    expect(parse([FILE, { ...FILE, path }, SCRIPT])?.files).toEqual([FILE, SCRIPT]);
  },
);

it('keeps valid entries, whatever invalid entries are beside them', () => {
  const wrong = fc.array(fc.jsonValue(), { maxLength: 3 });
  fc.assert(
    fc.property(wrong, wrong, (before, after) => {
      expect(parse([...before, FILE, ...after, SCRIPT])?.files).toEqual([FILE, SCRIPT]);
    }),
    GENERATED,
  );
});

it('treats a manifest with an invalid entry as another release, so that the missing file is fetched later', () => {
  expect(parse([FILE, null])?.release).not.toBe(MANIFEST.release);
});

it('contains only files of this host, whatever the manifest says', () => {
  // Characters from which browsers may read the beginning of another host.
  const spelled = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', '\r', '.', ':', '@', 'a', '[') });
  const paths = fc.oneof(
    fc.webUrl(),
    spelled,
    spelled.map((path) => `/${path}`),
  );
  let accepted = 0;
  fc.assert(
    fc.property(untrustedValues(MANIFEST), untrustedValues(FILE), paths, (value, file, path) => {
      for (const list of [parseManifest(JSON.stringify(value)), parse([file]), parse([{ ...FILE, path }])])
        for (const entry of list?.files ?? []) {
          expect(new URL(entry.path, 'https://own.example').origin).toBe('https://own.example');
          accepted += Number(entry.path === path);
        }
    }),
    GENERATED,
  );
  expect(accepted).toBeGreaterThan(0);
});
