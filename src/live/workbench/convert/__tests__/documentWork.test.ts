import { expect, it } from 'vitest';
import { DOCUMENT_WORK } from '../documentWork';

const { toFiles, fromFiles } = DOCUMENT_WORK;

it('a document keeps its path as previous work', () => {
  const texts = { text: 'a: 1', path: 'a.yaml', format: 'avro' };
  expect(fromFiles(toFiles(texts))).toEqual({ ...texts, format: '' });
});

it.each(['a: 1', '{"a": 1}'])('the document %j without a path has none after it was previous work', (text) => {
  expect(fromFiles(toFiles({ text, path: '' }))).toEqual({ text, path: '', format: '' });
  expect(fromFiles([{ path: 'document', text }])).toEqual({ text, path: '', format: '' });
});
