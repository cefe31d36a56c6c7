import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { normalizeLineBreaks } from '../normalizeLineBreaks';

it.each(['a\r\nb\r\n', 'a\rb\r', 'a\n\r\n\r\r\n\n', '\uFEFFa\u2028b\u0085\fc', ''])(
  'converts line breaks to those of the editor: %j',
  (text) => {
    expect(normalizeLineBreaks(text)).toBe(EditorState.create({ doc: text }).doc.toString());
  },
);
