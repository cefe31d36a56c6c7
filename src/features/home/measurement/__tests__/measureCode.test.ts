import { describe, expect, it } from 'vitest';
import { measureCode } from '../measureCode';

describe('measureCode', () => {
  it('counts all lines except blank lines, and the lines that contain only a bracket', () => {
    expect(measureCode('{\n  "a": [\n    1\n  ],\n\n  "b": {}\n}\n')).toMatchObject({
      lineCount: 6,
      bracketLineCount: 3,
    });
  });

  it('measures indentation and length of every line', () => {
    expect(measureCode('type A {\n  b: C\n\n}').extents).toEqual([
      { indent: 0, length: 8 },
      { indent: 2, length: 4 },
      { indent: 0, length: 0 },
      { indent: 0, length: 1 },
    ]);
  });
});
