import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import replaceEval from '../replaceEval.mjs';

const folder = path.dirname(createRequire(__filename).resolve('@flock/wirespec'));
const source = readFileSync(path.join(folder, 'kotlinx-io-kotlinx-io-core.mjs'), 'utf8');

describe('replaceEval', () => {
  it('leaves no code made of text in the module, and changes nothing else', () => {
    const replaced = replaceEval(source);
    expect(replaced).not.toContain('eval(');
    expect(replaced.replaceAll('globalThis.require(', "eval('require')(")).toBe(source);
  });

  it('fails when the package has changed, so that nobody ships a compiler that the security policy stops', () => {
    expect(() => replaceEval(source.replace("eval('require')", 'loadModule'))).toThrow(
      /contains eval\('require'\)\( 3 times instead of 4/,
    );
    expect(() => replaceEval(`${source}\nnew Function('return this')`)).toThrow(/in another way/);
  });
});
