import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { findClaimMarks } from '../claimMarks';
import { insertClaimTexts } from '../insertClaimTexts';

const WORDS: Readonly<Record<string, string>> = {
  'java/union': 'The **union** does `not` compile.',
};

function parse(text: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  visit(tree, (node) => {
    Reflect.deleteProperty(node, 'position');
  });
  return tree;
}

it('replaces a quote with the words of its claim', () => {
  const tree = parse("Mind this. {claim('java/union')} Wrap it.");
  expect(insertClaimTexts(tree, (id) => WORDS[id])).toEqual([]);
  expect(tree).toEqual(parse('Mind this. The **union** does `not` compile. Wrap it.'));
});

it('turns a quote that stands alone into a paragraph', () => {
  const tree = parse("{claim('java/union')}");
  insertClaimTexts(tree, (id) => WORDS[id]);
  expect(tree).toEqual(parse('The **union** does `not` compile.'));
});

it('reports a quote that cannot be filled in, with its place', () => {
  const tree = unified().use(remarkParse).use(remarkMdx).parse("One.\n\nTwo {claim('java/none')}");
  expect(insertClaimTexts(tree, (id) => WORDS[id])).toEqual([
    {
      line: 3,
      column: 5,
      message:
        'The claim "java/none" has no text to quote: correct the id, or add "says: …" to claims/java/none/claim.yaml.',
    },
  ]);
});

it('counts as a mark of its claim', () => {
  expect(findClaimMarks("| {claim('java/union')} | wrap it |")).toEqual([{ ids: ['java/union'], line: 1, column: 3 }]);
});
