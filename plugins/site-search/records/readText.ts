import type { Element, Nodes } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { convertElement } from 'hast-util-is-element';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { findElement, listClasses } from '../../../lib/built-pages/BuiltPage';
import { HEADING_LINK_CLASS, PAGE_CLASSES, PAGE_MENU_CLASS } from '../../../lib/built-pages/pageClasses';

const isSkippedTag = convertElement([
  'nav',
  'button',
  'svg',
  'script',
  'style',
  'template',
  // Many tables have the same headers.
  'thead',
  'noscript',
  'form',
  'footer',
  'img',
  'input',
]);

const SKIPPED_CLASSES: readonly string[] = [
  HEADING_LINK_CLASS,
  PAGE_CLASSES.docMobileContents,
  PAGE_CLASSES.blogEditRow,
  PAGE_MENU_CLASS,
];

/** Returns whether the index leaves out an element, for example a control or a table header. */
export function isSkipped(element: Element): boolean {
  const { ariaHidden, role } = element.properties;
  return (
    isSkippedTag(element) ||
    ariaHidden === 'true' ||
    role === 'tablist' ||
    listClasses(element).some((name) => SKIPPED_CLASSES.includes(name))
  );
}

const isInlineTag = convertElement([
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

/** @returns whether an element is an inline element that is indexed and contains no block */
export function isInline(element: Element): boolean {
  return isInlineTag(element) && !containsBlock(element) && !isSkipped(element);
}

const isBlockTag = convertElement(['ul', 'ol', 'table', 'pre', 'dl', 'p', 'blockquote', 'details']);

/** @returns whether an element contains a block, such as a list, a heading or a tab */
export function containsBlock(element: Element): boolean {
  return findElement(element, (inner) => inner !== element && isBlock(inner)) !== undefined;
}

function isBlock(element: Element): boolean {
  return isBlockTag(element) || headingRank(element) !== undefined || element.properties.dataLabel !== undefined;
}

/** @returns whether an element is or contains a heading */
export function containsHeading(element: Element): boolean {
  return findElement(element, (inner) => headingRank(inner) !== undefined) !== undefined;
}

/** @returns the non-empty cells of a table row, joined into one string */
export function readRow(row: Element): string {
  return row.children
    .filter((cell) => cell.type === 'element')
    .map(readText)
    .filter((text) => text !== '')
    .join(' · ');
}

/** @returns the readable text of an element with normalized whitespace */
export function readText(element: Element): string {
  return normalizeWhitespace(readRawText(element));
}

/** @returns the readable text of an element with its original whitespace */
export function readRawText(element: Element): string {
  let text = '';
  visit(element, (node: Nodes) => {
    if (node.type === 'text') text += node.value;
    if (node.type !== 'element' || node === element) return CONTINUE;
    if (node.tagName === 'br') text += ' ';
    return isSkipped(node) ? SKIP : CONTINUE;
  });
  return text;
}

/** @returns the text with normalized whitespace, on one line */
export function normalizeWhitespace(text: string): string {
  return text.replaceAll(/[\s\u200B]+/g, ' ').trim();
}
