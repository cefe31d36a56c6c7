import { describe, expect, it } from 'vitest';
import fontsAsFiles from '..';

/** Asks the plugin what it makes of the generator's rules. */
function configure(tests: readonly RegExp[], isServer = false): unknown {
  const rules = tests.map((test) => ({ test, use: 'loader' }));

  // The plugin needs nothing of its third argument and nothing of the content.
  return Reflect.apply(fontsAsFiles().configureWebpack!, undefined, [{ module: { rules } }, isServer]);
}

describe('fonts-as-files', () => {
  it('writes fonts into files and leaves the other rules alone', () => {
    expect(configure([/\.svg$/, /\.(?:woff2?|ttf)$/])).toMatchObject({
      mergeStrategy: { 'module.rules': 'replace' },
      module: {
        rules: [
          { test: /\.svg$/, use: 'loader' },
          { type: 'asset/resource', generator: { emit: true } },
        ],
      },
    });
  });

  it('writes them once, not for the server too', () => {
    expect(configure([/\.woff2$/], true)).toMatchObject({ module: { rules: [{ generator: { emit: false } }] } });
  });

  it('fails when the generator has no rule for fonts any more', () => {
    expect(() => configure([/\.svg$/])).toThrow(/found no rule for fonts/);
  });
});
