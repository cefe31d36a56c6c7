import { describe, expect, it } from 'vitest';
import { listSynonyms } from '../engine/listSynonyms';
import { listProviderSynonyms } from '../indexSettings';
import { EQUIVALENTS, ONE_WAY_SYNONYMS } from '../synonyms';

describe('the list of synonyms', () => {
  it('contains each word at most once per group, in lower case', () => {
    for (const group of EQUIVALENTS) expect(new Set(group).size).toBe(group.length);
    for (const word of [...EQUIVALENTS.flat(), ...ONE_WAY_SYNONYMS.keys()]) expect(word).toBe(word.toLowerCase());
  });

  it('contains no phrases, which the embedded engine would never look up', () => {
    expect([...ONE_WAY_SYNONYMS.keys()].filter((word) => word.includes(' '))).toEqual([]);
  });

  it.each([
    ['swagger', 'openapi'],
    ['nullable', 'optional'],
    ['map', 'dictionary'],
    ['kafka', 'channel'],
    ['cli', 'command line'],
    ['paginate', 'pagination'],
    ['authorize', 'authentication'],
    ['annotate', 'annotation'],
    ['integrate', 'integration'],
  ])('leads from %s to %s', (from, to) => {
    expect(listSynonyms(from)).toContain(to);
  });

  it('is passed to the provider with a unique id for each entry', () => {
    const synonyms = listProviderSynonyms();

    expect(synonyms.length).toBeGreaterThan(EQUIVALENTS.length + ONE_WAY_SYNONYMS.size);
    expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonyms.length);
    expect(synonyms).toContainEqual({
      objectID: 'from-swagger',
      type: 'oneWaySynonym',
      input: 'swagger',
      synonyms: ['openapi'],
    });
    expect(synonyms).toContainEqual({
      objectID: 'from-status-code',
      type: 'oneWaySynonym',
      input: 'status code',
      synonyms: ['status', 'response'],
    });
  });
});
