import { expect, it } from 'vitest';
import { DOCUMENT_WORK } from '../documentWork';

const { toLink, openLink, toFiles, fromFiles } = DOCUMENT_WORK;

it('a document keeps its path in a link and on the shelf, and its format in a link', () => {
  const texts = { text: 'a: 1', path: 'a.yaml', format: 'avro' };
  expect(openLink(toLink(texts, {}))).toEqual(texts);
  expect(fromFiles(toFiles(texts))).toEqual({ ...texts, format: '' });
});
