import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { describeUnknownClaims, findClaimMarks, removeMarks } from '../claimMarks';

function parse(text: string): Root {
  return unified().use(remarkParse).use(remarkMdx).parse(text);
}

/** Removes the positions from a tree. */
function removePositions(tree: Root): Root {
  visit(tree, (node) => {
    Reflect.deleteProperty(node, 'position');
  });
  return tree;
}

describe('a mark', () => {
  it('names claims, or states that there is none', () => {
    expect(
      findClaimMarks('One. {/* claim: java/a, java/b */}\n\n{/* no claim: not installed */}\n\n{/* a comment */}'),
    ).toEqual([
      { ids: ['java/a', 'java/b'], line: 1, column: 6 },
      { ids: [], line: 3, column: 1 },
    ]);
  });

  it('is ignored in code', () => {
    expect(findClaimMarks('`{/* claim: java/a */}`\n\n```text\n{/* claim: java/a */}\n```\n')).toEqual([]);
    expect(findClaimMarks("`/* claim: java/a */`, `claim('java/a')`\n\n```text\n/* claim: java/a */\n```\n")).toEqual(
      [],
    );
  });

  it('may begin an entry of a list', () => {
    expect(findClaimMarks('- {/* claim: java/a */}')).toEqual([{ ids: ['java/a'], line: 1, column: 3 }]);
  });

  it('that names an unknown claim is reported with its position', () => {
    const marks = findClaimMarks('All *is* well. {/* claim: a/b, a/c */}');
    expect(describeUnknownClaims('docs/a.md', marks, new Set(['a/c']))).toEqual([
      'docs/a.md:1:16  There is no claim "a/b": correct the id, or add the folder claims/a/b.',
    ]);
  });

  it.each([
    ['after a sentence', 'One. {/* claim: a/b */} Two.', 'One. Two.'],
    ['at the end of a line', 'One. {/* claim: a/b */}\nTwo.', 'One.\nTwo.'],
    ['after bold text', '**One** {/* claim: a/b */} two', '**One** two'],
    ['after two spaces', 'One.  {/* claim: a/b */} Two.', 'One. Two.'],
    ['after code', 'as in `a` {/* claim: a/b */}', 'as in `a`'],
    ['twice', 'One. {/* claim: a/b */} Two. {/* claim: a/c */}', 'One. Two.'],
    ['in a list', '- one {/* claim: a/b */}\n- two', '- one\n- two'],
    ['alone', 'One.\n\n{/* claim: a/b */}\n\nTwo.', 'One.\n\nTwo.'],
  ])('is removed with the spaces before it: %s', (_where, marked, plain) => {
    const tree = parse(marked);
    expect(removeMarks(tree).length).toBeGreaterThan(0);
    expect(removePositions(tree)).toEqual(removePositions(parse(plain)));
  });
});
