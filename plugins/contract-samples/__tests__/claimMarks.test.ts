import path from 'node:path';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import remarkClaimMarks from '../remark/claimMarks';

/** Transforms a page in a project whose only claim is `java/union`. */
function transform(text: string): Root {
  const projectFolder = makeFolder({ 'claims/java/union/claim.yaml': 'trials: []\n' });
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  remarkClaimMarks({ projectFolder })(tree, new VFile({ path: path.join(projectFolder, 'docs/a.md'), value: text }));

  return tree;
}

it('removes the marks from the text of a page', () => {
  expect(
    transform('A union. {/* claim: java/union */} It does not compile. Wrap it. {/* claim: java/union */}'),
  ).toMatchObject({
    children: [{ children: [{ type: 'text', value: 'A union. It does not compile. Wrap it.' }] }],
  });
});

it('reports each mark of an unknown claim with its position', () => {
  const text = 'One. {/* claim: java/union, java/none */}\n\nTwo. {/* claim: java/no */}';
  expect(() => transform(text)).toThrow(
    new Error(
      'docs/a.md:1:6  There is no claim "java/none": correct the id, or add the folder claims/java/none.\n' +
        'docs/a.md:3:6  There is no claim "java/no": correct the id, or add the folder claims/java/no.',
    ),
  );
});
