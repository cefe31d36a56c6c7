import path from 'node:path';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import remarkClaimMarks from '../remark/claimMarks';

const CLAIM = 'says: It does not compile.\ntrials: []\n';

/** Transforms a page in a project whose only claim is `java/union`. */
function transform(text: string, claim = CLAIM): Root {
  const projectFolder = makeFolder({ 'claims/java/union/claim.yaml': claim });
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  remarkClaimMarks({ projectFolder })(tree, new VFile({ path: path.join(projectFolder, 'docs/a.md'), value: text }));

  return tree;
}

it('leaves words only: those of the page, and those of the claims it quotes', () => {
  expect(transform("A union. {claim('java/union')} Wrap it. {/* claim: java/union */}")).toMatchObject({
    children: [{ children: [{ type: 'text', value: 'A union. It does not compile. Wrap it.' }] }],
  });
});

it('refuses marks and quotes of claims that do not exist, all of them, each with its place', () => {
  const text = "One. {/* claim: java/union, java/none */}\n\nTwo. {claim('java/no')}";
  expect(() => transform(text)).toThrow(
    new Error(
      'docs/a.md:1:6  There is no claim "java/none": correct the id, or add the folder claims/java/none.\n' +
        'docs/a.md:3:6  The claim "java/no" has no text to quote: correct the id, or add "says: …" to claims/java/no/claim.yaml.',
    ),
  );
});

it.each([
  ['is not valid MDX', 'A <b without an end.', 'is not valid MDX: correct "says" in claims/java/union/claim.yaml.'],
  ['has two paragraphs', '"One.\\n\\nTwo."', 'is not one paragraph: correct "says" in claims/java/union/claim.yaml.'],
  ['is a list', '"- One."', 'is not one paragraph: correct "says" in claims/java/union/claim.yaml.'],
])('refuses to quote text that %s, and names the page and the claim', (_name, says, problem) => {
  expect(() => transform("A union.\n\nIt is so: {claim('java/union')}", `says: ${says}\ntrials: []\n`)).toThrow(
    `docs/a.md:3:11  The text of the claim "java/union" ${problem}`,
  );
});
