// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GENERATED } from '../../../../tests/support/untrustedValues';
import { shortenPastedMessage } from '../shortenPastedMessage';

const LIMIT = 64;

/** Pastes text into an empty box. Returns the value of the box, or undefined if the browser is to insert the text. */
function paste(text: string): string | undefined {
  const input = document.createElement('input');
  input.maxLength = LIMIT;
  const event = Object.assign(new Event('paste', { cancelable: true }), {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') } as DataTransfer,
  }) as ClipboardEvent;
  shortenPastedMessage(event, input);
  return event.defaultPrevented ? input.value : undefined;
}

const WORDS = fc.constantFrom(
  'error',
  ':',
  '[',
  ']',
  'library.ws',
  ':3:14',
  '\n',
  '\t',
  '"',
  '{',
  'Colon expected',
  '\0',
);

it('never exceeds the limit of the box, whatever is pasted', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(WORDS, { maxLength: 200 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(paste(text)?.length ?? 0).toBeLessThanOrEqual(LIMIT);
    }),
    GENERATED,
  );
});

it('finds a message at the beginning of a long text, and does not search the rest', () => {
  const rest = 'word '.repeat(1000);
  expect(paste(`error: Colon expected, not: WsString\n${rest}`)).toMatch(/^Colon expected/);
  expect(paste(`${rest}at line 3 and position 14`)).toBeUndefined();
});

it('removes the file and the position before a message', () => {
  const place = 'generated/endpoint/FindBooks.ts(3,22)';
  expect(paste(`${place}: error TS2835: Relative import paths need explicit file extensions`)).toMatch(/^error TS2835/);
});

it('ignores a paste without text', () => {
  const input = document.createElement('input');
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData: null });
  shortenPastedMessage(event, input);
  expect(event.defaultPrevented).toBe(false);
});
