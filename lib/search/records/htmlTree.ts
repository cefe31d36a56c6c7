import type { Element, Root, RootContent } from 'hast';

const SKIPPED_ELEMENTS = new Set([
  'nav',
  'button',
  'svg',
  'script',
  'style',
  'template',
  'noscript',
  'form',
  'footer',
  'img',
  'input',
]);

/** Whether an element, with all in it, is there to operate the page and not to be read. */
export function isSkipped(element: Element): boolean {
  const classes = readClasses(element);
  return (
    SKIPPED_ELEMENTS.has(element.tagName) ||
    element.properties.ariaHidden === 'true' ||
    element.properties.role === 'tablist' ||
    classes.includes('hash-link') ||
    classes.includes('theme-doc-toc-mobile') ||
    classes.includes('theme-blog-footer-edit-meta-row')
  );
}

const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'del',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'var',
  'wbr',
]);

export function isInline(element: Element): boolean {
  return INLINE.has(element.tagName) && !containsBlock(element) && !isSkipped(element);
}

export function containsBlock(element: Element): boolean {
  return findElement(element, (inner) => inner !== element && isBlock(inner)) !== undefined;
}

function isBlock({ tagName, properties }: Element): boolean {
  return (
    ['ul', 'ol', 'table', 'pre', 'dl', 'p', 'blockquote', 'details'].includes(tagName) ||
    /^h[1-6]$/.test(tagName) ||
    properties.role === 'tabpanel'
  );
}

export function containsHeading(element: Element): boolean {
  return findElement(element, ({ tagName }) => /^h[1-6]$/.test(tagName)) !== undefined;
}

export function readId(element: Element | undefined): string | undefined {
  const id = element?.properties.id;
  return typeof id === 'string' ? id : undefined;
}

export function readClasses({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

export function readRow(row: Element): string {
  return row.children
    .filter((cell) => cell.type === 'element')
    .map((cell) => readText(cell))
    .filter((text) => text !== '')
    .join(' · ');
}

export function readText(element: Element, isTidied = true): string {
  const collect = (node: RootContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element' || isSkipped(node)) return '';
    return node.tagName === 'br' ? ' ' : node.children.map(collect).join('');
  };
  const text = element.children.map(collect).join('');

  return isTidied ? tidy(text) : text;
}

export function tidy(text: string): string {
  return text.replaceAll(/[\s\u200B]+/g, ' ').trim();
}

export function findElement(tree: Root | Element, isWanted: (element: Element) => boolean): Element | undefined {
  if (tree.type === 'element' && isWanted(tree)) return tree;
  for (const child of tree.children) {
    const found = child.type === 'element' ? findElement(child, isWanted) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

export function findElements(tree: Element, isWanted: (element: Element) => boolean): Element[] {
  const inner = tree.children.flatMap((child) => (child.type === 'element' ? findElements(child, isWanted) : []));
  return isWanted(tree) ? [tree, ...inner] : inner;
}
