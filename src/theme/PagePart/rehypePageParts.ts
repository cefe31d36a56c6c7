import type { Root, RootContent } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Headings of lower ranks, from `h4` on, stay inside a part. */
const LOWEST_RANK = 3;

/**
 * Creates a rehype plugin that puts the content below each `h2` and `h3` of a page into a `PagePart`. The headings stay outside, so that links to them and the table of
 * contents find them where they are.
 */
export default function rehypePageParts() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    let part: MdxJsxFlowElementHast | undefined;
    for (const child of tree.children) {
      const rank = child.type === 'element' ? headingRank(child) : undefined;
      if (rank !== undefined && rank <= LOWEST_RANK) {
        part = createPart();
        children.push(child, part);
        // Imports and exports are only allowed at the top.
      } else if (part === undefined || child.type === 'mdxjsEsm' || child.type === 'doctype') children.push(child);
      else part.children.push(child);
    }
    tree.children = children.filter((child) => child.type !== 'mdxJsxFlowElement' || !isEmptyPart(child));
  };
}

const NAME = 'PagePart';

function createPart(): MdxJsxFlowElementHast {
  return { type: 'mdxJsxFlowElement', name: NAME, attributes: [], children: [] };
}

/** Whether a heading had nothing below it. */
function isEmptyPart({ name, children }: MdxJsxFlowElementHast): boolean {
  return name === NAME && children.every((child) => child.type === 'text' && child.value.trim() === '');
}
