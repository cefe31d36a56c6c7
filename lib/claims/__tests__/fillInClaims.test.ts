import type { Root, Table } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { findClaimMarks } from '../claimMarks';
import { fillInClaims } from '../fillInClaims';

const WORDS: Readonly<Record<string, string>> = {
  'java/union': 'The **union** does `not` compile.',
  'java/row': 'a `union` | the member is missing',
};

function parse(text: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  visit(tree, (node) => {
    Reflect.deleteProperty(node, 'position');
  });
  return tree;
}

it('puts the words of a claim in the place of its quote', () => {
  const tree = parse("Mind this. {claim('java/union')} Wrap it.");
  expect(fillInClaims(tree, (id) => WORDS[id])).toEqual([]);
  expect(tree).toEqual(parse('Mind this. The **union** does `not` compile. Wrap it.'));
});

it('makes a paragraph of a quote that stands alone', () => {
  const tree = parse("{claim('java/union')}");
  fillInClaims(tree, (id) => WORDS[id]);
  expect(tree).toEqual(parse('The **union** does `not` compile.'));
});

it('makes several cells of a quote that is alone in its cell', () => {
  const quote = parse("{claim('java/row')} x").children[0];
  if (quote?.type !== 'paragraph') throw new Error('The text was not read as a paragraph.');
  const table: Table = {
    type: 'table',
    children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: quote.children.slice(0, 1) }] }],
  };
  expect(fillInClaims(table, (id) => WORDS[id])).toEqual([]);
  expect(table.children[0]?.children.map(({ children }) => children.length)).toEqual([2, 1]);
});

it('reports a quote that cannot be filled in, with its place', () => {
  const tree = unified().use(remarkParse).use(remarkMdx).parse("One.\n\nTwo {claim('java/none')}");
  expect(fillInClaims(tree, (id) => WORDS[id])).toEqual([
    {
      line: 3,
      column: 5,
      message:
        'The claim "java/none" has no words to quote: correct the id, or write says: … into claims/java/none/claim.yaml.',
    },
  ]);
});

it('counts as a mark of its claim', () => {
  expect(findClaimMarks("| {claim('java/row')} | wrap it |")).toEqual([{ ids: ['java/row'], line: 1, column: 3 }]);
});
