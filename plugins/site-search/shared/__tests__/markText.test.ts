import { expect, it } from 'vitest';
import { markText } from '../engine/markText';

it('puts the ellipsis directly after a word, and keeps the punctuation of a complete text', () => {
  const options = { preTag: '<', postTag: '>', maxWords: 2, ellipsis: '…' };

  expect(markText('One field, or more.', new Set(['field']), options)).toBe('One <field>…');
  expect(markText('Two fields.', new Set(), options)).toBe('Two fields.');
});
