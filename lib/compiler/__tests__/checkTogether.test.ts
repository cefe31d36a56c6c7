import fc from 'fast-check';
import { expect, it } from 'vitest';
import { check } from '../check';
import { runCommandLine } from '../runCommandLine';

/** Lines of the first file, to which the second file refers. */
const DEFINITIONS = [
  'type Bar { b: String }',
  'enum Genre { NOVEL, FACT }',
  'type Baz { x: Bar[], y: {Genre} }',
  'endpoint GetBar GET /bar -> { 200 -> Bar }',
  'type foo { a: String }',
  'type my-type { a: String }',
  'enum GET { A }',
  '// comment',
  '/* comment */',
];

/** Parts of the second file, some of which refer to `DEFINITIONS`. */
const PARTS = [
  ...['type', 'enum', 'endpoint', 'channel', 'GET', 'A', 'Bar', 'Genre', 'Baz', 'Qux', 'foo', 'String', '/a', '200'],
  ...['{', '}', '[', ']', '(', ')', ':', ',', '->', '=', '|', '?', '#', '@End', '/* end */', '// end\n', '\r\n', '\t'],
  ...['type C { b: Bar, c: Genre? }', 'channel D -> Baz', 'type E = Bar | Baz', 'type F { a: {Bar} }'],
];

/** Runs the command line on two files, and returns the lines of its output. */
function readOutputLines(a: string, b: string): string[] {
  const files = { '/in/a.ws': a, '/in/b.ws': b };
  const { stdout, stderr } = runCommandLine(['compile', '-i', '/in', '-o', '/out', '-l', 'Java'], files);
  return `${stdout}\n${stderr}`.split('\n').map((line) => line.trim());
}

it('check returns the messages of the command line for two files, whatever mistakes they contain', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...DEFINITIONS), { minLength: 1, maxLength: 5 }),
      fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 9 }),
      (definitions, parts) => {
        const [a, b] = [definitions.join('\n'), parts.join(' ')];
        const diagnostics = check([
          { path: 'a.ws', text: a },
          { path: 'b.ws', text: b },
        ]);
        const messages = diagnostics.filter(({ source }) => source === 'compiler').map(({ message }) => message);
        // The command line reports names that are defined twice only if there is no other mistake.
        fc.pre(!messages.some((message) => message.includes('is already defined')));
        if (messages.length > 0) expect(readOutputLines(a, b)).toContain(messages.join(', '));
        else expect(readOutputLines(a, b).join('\n')).toContain('Emitting');
      },
    ),
    { numRuns: 300 },
  );
});
