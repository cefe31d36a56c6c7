import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GENERATED } from '../../../tests/support/untrustedValues';
import { isLocalPath } from '../isLocalPath';

const HOST = 'https://own.example';

it.each(['/', '/docs', '/docs/intro#a//b', '/a//b', '/?x=//y', '/@evil.example', '/:80'])(
  '%s is a path on this host',
  (address) => {
    expect(isLocalPath(address)).toBe(true);
  },
);

it.each([
  '',
  'docs',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'javascript:alert(1)',
])('%j is not a path on this host', (address) => {
  expect(isLocalPath(address)).toBe(false);
});

it('an address is a path on this host if and only if a browser resolves it to this host', () => {
  const parts = fc.constantFrom('/', '\\', '\t', '\n', '\r', '\0', ' ', 'a', ':', '@', '[', '#', '?', '.', '..', '%2f');
  const paths = fc.oneof(fc.string({ unit: parts }), fc.string({ unit: 'binary' }), fc.webPath());
  fc.assert(
    fc.property(paths, (rest) => {
      const address = `/${rest}`;
      expect(isLocalPath(address)).toBe(resolve(address) === HOST);
      expect(isLocalPath(rest)).toBe(rest.startsWith('/') && resolve(rest) === HOST);
    }),
    GENERATED,
  );
});

/** @returns the origin of an address; undefined if it is invalid */
function resolve(address: string): string | undefined {
  try {
    return new URL(address, HOST).origin;
  } catch {
    return undefined;
  }
}
