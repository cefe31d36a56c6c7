import { expect, it } from 'vitest';
import { DOCUMENT_WORK } from '../documentWork';

const { toFiles, fromFiles } = DOCUMENT_WORK;

it('a document keeps its path on the shelf', () => {
  const texts = { text: 'a: 1', path: 'a.yaml', format: 'avro' };
  expect(fromFiles(toFiles(texts))).toEqual({ ...texts, format: '' });
});
