import { expect, it } from 'vitest';
import { cleanOutput } from '../cleanOutput';

const clean = (output: string): string => cleanOutput(output, '/tmp/scratch', '/home/me/site');

it('makes paths in the project and in the scratch folder relative', () => {
  expect(clean('file:///home/me/site/lib/a.mjs and /home/me/site/lib/b.mjs')).toBe('lib/a.mjs and lib/b.mjs');
  expect(clean('file:///tmp/scratch/a.mjs and /tmp/scratch/b.mjs in /tmp/scratch')).toBe('./a.mjs and ./b.mjs in .');
});

it('reduces a crash of Node to the error', () => {
  const crash = [
    'file:///tmp/scratch/a.mjs:1',
    'throw new TypeError("x");',
    '      ^^^',
    '',
    'TypeError: x',
    '    at file:///tmp/scratch/a.mjs:1:7',
    '    at node:internal/main:1:2',
    '',
    '',
    'Node.js v22.11.0',
  ];
  expect(clean(crash.join('\n'))).toBe('TypeError: x\n    at …');
  expect(clean([...crash, 'done', ''].join('\n'))).toBe('TypeError: x\n    at …\ndone');
});

it('shortens a stack trace at the end of the output', () => {
  expect(clean('Error: x\n    at a\n    at b')).toBe('Error: x\n    at …');
});

it.each(['}\n', '  [cause]: undefined\n}\n'])('removes empty properties of an error: %j', (properties) => {
  expect(clean(`Error: x\n    at a {\n${properties}done`)).toBe('Error: x\n    at …\ndone');
});

it.each([
  'see file:///a.mjs:1\none\n^\nError: x',
  'we meet    at noon',
  'we meet    at …\n}\none',
  'the release Node.js v22.11.0',
  'one\n\n\ntwo',
])('keeps output that only resembles a crash: %j', (output) => {
  expect(clean(output)).toBe(output);
});

it('removes colors, and blank lines and spaces at the ends', () => {
  expect(clean('\n\n\u001b[31mone\u001b[39m  \ntwo\n\n\n')).toBe('one\ntwo');
});
