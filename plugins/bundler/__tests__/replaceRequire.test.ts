import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import replaceRequire from '../replaceRequire.mjs';

const read = (file: string): string => readFileSync(path.join(REPOSITORY, 'node_modules', file), 'utf8');
const source = read('@flock/wirespec/kotlinx-io-kotlinx-io-core.mjs');

describe('replaceRequire', () => {
  it.each([
    ['@flock/wirespec/kotlinx-io-kotlinx-io-core.mjs', "eval('require')("],
    ['wirespec-0.17.8/kotlinx-io-kotlinx-io-core.mjs', "eval('require')("],
    ['wirespec-0.11.2/wirespec-src-plugin-cli.js', "require('node:fs')"],
    ['wirespec-0.8.51/wirespec-src-plugin-cli.js', "require('fs')"],
    ['wirespec-0.8.33/wirespec-src-compiler-cli.js', "require('fs')"],
  ])(
    'replaces the calls of `require` in a module with calls of the global function, and changes nothing else: %s',
    (file, firstCall) => {
      const module = read(file);
      const replaced = replaceRequire(module);
      expect(replaced).not.toMatch(/\beval\(|(?<!globalThis\.)\brequire\('(?:node:)?fs'/);
      const [start = firstCall] = /^[^(]*\((?:'require'\)\()?/.exec(firstCall) ?? [];
      expect(replaced.replaceAll('globalThis.require(', start)).toBe(module);
    },
  );

  it('fails for a module that requires Node’s modules in another way, or evaluates strings', () => {
    expect(() => replaceRequire(source.replace("eval('require')", 'loadModule'))).toThrow(/in a new way/);
    expect(() => replaceRequire(`${source}\nnew Function('return this')`)).toThrow(/evaluates strings/);
  });
});
