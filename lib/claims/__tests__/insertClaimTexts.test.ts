import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { findClaimMarks } from '../claimMarks';
import { insertClaimTexts } from '../insertClaimTexts';

/** Texts of claims, by id. */
const TEXTS: Readonly<Record<string, string>> = {
  'java/union': 'The **union** does `not` compile.',
};

function parse(text: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  visit(tree, (node) => {
    Reflect.deleteProperty(node, 'position');
  });
  return tree;
}

it('replaces a quotation with the text of its claim', () => {
  const tree = parse("Mind this. {claim('java/union')} Wrap it.");
  expect(insertClaimTexts(tree, (id) => TEXTS[id])).toEqual([]);
  expect(tree).toEqual(parse('Mind this. The **union** does `not` compile. Wrap it.'));
});

it('converts a quotation outside of a paragraph to a paragraph', () => {
  const tree = parse("{claim('java/union')}");
  insertClaimTexts(tree, (id) => TEXTS[id]);
  expect(tree).toEqual(parse('The **union** does `not` compile.'));
});

it('reports a quotation of a claim without text, with its position', () => {
  const tree = unified().use(remarkParse).use(remarkMdx).parse("One.\n\nTwo {claim('java/none')}");
  expect(insertClaimTexts(tree, (id) => TEXTS[id])).toEqual([
    {
      line: 3,
      column: 5,
      message:
        'The claim "java/none" has no text to quote: correct the id, or add "says: …" to claims/java/none/claim.yaml.',
    },
  ]);
});

it('a quotation counts as a mark of its claim', () => {
  expect(findClaimMarks("| {claim('java/union')} | wrap it |")).toEqual([{ ids: ['java/union'], line: 1, column: 3 }]);
});
