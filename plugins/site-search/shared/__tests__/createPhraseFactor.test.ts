import { expect, it } from 'vitest';
import { createSearchIndex } from '../../../../tests/support/createSearchIndex';
import { createPhraseFactor } from '../engine/createPhraseFactor';
import { unpackSections } from '../engine/SearchIndex';

/** Returns the factor for the query of a page with one text. */
function readFactor(query: string, text: string): number {
  const sections = [{ heading: 'Messages', texts: [text] }];
  const [section] = unpackSections(createSearchIndex([{ sections }]));

  return section === undefined ? 0 : createPhraseFactor(query)(section);
}

const MESSAGE = 'No box with the name Apples is in the room';

it('all parts of a message around a name count', () => {
  const start = readFactor(MESSAGE, 'No box with the name …');

  expect(start).toBeGreaterThan(1);
  expect(readFactor(MESSAGE, 'No box with the name … is in the room')).toBeGreaterThan(start);
});

it('a message counts as much among other words as alone', () => {
  expect(readFactor(`Exception: ${MESSAGE} of 12 May`, MESSAGE)).toBe(readFactor(MESSAGE, MESSAGE));
});

it('one long run counts more than several short ones', () => {
  expect(readFactor(MESSAGE, MESSAGE)).toBeGreaterThan(
    readFactor(MESSAGE, 'No box and with the name Apples and is in the room'),
  );
});

it('single words do not count', () => {
  expect(readFactor(MESSAGE, 'Apples, name, room, box')).toBe(1);
  expect(readFactor('box', 'No box')).toBe(1);
});
