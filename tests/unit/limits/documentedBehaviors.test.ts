import { describe, expect, it } from 'vitest';
import { PACKAGE_BEHAVIORS } from './packageBehaviors';
import { findLostWords } from './Statement';

describe('a statement about the npm package', () => {
  it('stands on its pages', () => {
    expect(findLostWords(PACKAGE_BEHAVIORS)).toEqual([]);
  });

  it.each(PACKAGE_BEHAVIORS.map(({ quote, prove }): [string, typeof prove] => [quote, prove]))(
    'is true: %s',
    async (_quote, prove) => {
      expect.hasAssertions();
      await prove();
    },
  );
});
