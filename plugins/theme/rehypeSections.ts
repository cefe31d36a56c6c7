import type { Element, ElementContent, Root } from 'hast';

/**
 * Puts each heading of level 2 into a `section`, with everything up to the next one. Browsers skip the layout of sections that are out of view (`src/css/prose.css`).
 *
 * @returns the transformer, which changes the tree of a page
 */
export default function rehypeSections(): (root: Root) => void {
  return (root) => {
    const children: Root['children'] = [];
    let section: Element | undefined;
    for (const node of root.children) {
      if (node.type === 'element' && node.tagName === 'h2') {
        section = { type: 'element', tagName: 'section', properties: { className: ['skippable'] }, children: [] };
        children.push(section);
      }
      if (section !== undefined && isContent(node)) section.children.push(node);
      else children.push(node);
    }
    root.children = children;
  };
}

/** Whether a node may be inside an element: imports and exports of MDX belong to the root. */
function isContent(node: Root['children'][number]): node is ElementContent {
  return node.type !== 'doctype' && node.type !== 'mdxjsEsm';
}
