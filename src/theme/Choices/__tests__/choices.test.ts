import { expect, it } from 'vitest';
import { formatItems, parseItem } from '../choices';

it('an item contains only values with an alternative, so that selecting it chooses nothing else', () => {
  const typescript = { language: 'typescript', generation: 'default' };
  const kotlin = { language: 'kotlin', generation: 'default' };
  expect(formatItems([typescript, { ...typescript, generation: 'ir' }, kotlin])).toBe(
    'language=typescript generation=default|language=typescript generation=ir|language=kotlin',
  );
  expect(formatItems([typescript, kotlin])).toBe('language=typescript|language=kotlin');
  expect(formatItems([typescript, { ...typescript, generation: 'ir' }])).toBe('generation=default|generation=ir');
  expect(formatItems([typescript])).toBe('');
});

it('an item whose format is not a programming language chooses nothing', () => {
  expect(formatItems([{ language: 'java' }, { language: 'avro', generation: 'default' }])).toBe('language=java|');
});

it('parsing an item drops values that the site does not know', () => {
  expect(parseItem('language=cobol generation=ir')).toEqual({ generation: 'ir' });
  expect(parseItem('')).toEqual({});
});
