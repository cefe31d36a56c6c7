import { describe, expect, it } from 'vitest';
import { createFileTree } from '../createFileTree';

describe('the tree of files', () => {
  it('merges a folder with its only subfolder, and lists folders first', () => {
    const tree = createFileTree([
      'com/example/Wirespec.java',
      'com/example/model/Book.java',
      'com/example/endpoint/A.java',
    ]);
    expect(tree).toEqual([
      {
        name: 'com/example',
        path: 'com/example',
        children: [
          {
            name: 'endpoint',
            path: 'com/example/endpoint',
            children: [{ name: 'A.java', path: 'com/example/endpoint/A.java' }],
          },
          {
            name: 'model',
            path: 'com/example/model',
            children: [{ name: 'Book.java', path: 'com/example/model/Book.java' }],
          },
          { name: 'Wirespec.java', path: 'com/example/Wirespec.java' },
        ],
      },
    ]);
  });

  it('is flat where there are no folders', () => {
    expect(createFileTree(['b.json', 'a.json'])).toEqual([
      { name: 'a.json', path: 'a.json' },
      { name: 'b.json', path: 'b.json' },
    ]);
    expect(createFileTree([])).toEqual([]);
  });
});
