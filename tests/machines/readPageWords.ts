import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { listClasses, listElements } from '../../lib/built-pages/BuiltPage';

/** Elements for operating the page, or with links to other pages. */
const OPERATED = ['button', 'form', 'nav', 'svg', 'template', 'script'];

/** The line above folded files, which repeats their names. */
const FOLDED_FILES = /^\d+ more files?\b/;

const OPERATED_CLASSES = ['hash-link', 'page-menu', 'theme-doc-toc-mobile'];

/** The content of an article, in the order of the page. */
export interface ArticleWords {
  /** All words, without those of code blocks. */
  words: string;
  /** The text of every code block. */
  codes: string[];
}

/** Reads the article of a page from its HTML, independently of the code that writes its Markdown. */
export function readPageWords(article: Element): ArticleWords {
  const codes: string[] = [];
  const read = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    if (node.type === 'root') return node.children.map(read).join('');
    if (node.type !== 'element' || isOperated(node)) return '';
    if (node.tagName === 'pre') {
      codes.push(readCode(node));
      return '';
    }
    // The diagrams of the grammar repeat the text above them.
    if (node.tagName === 'figure') return '';
    if (node.properties.dataTabs !== undefined) return readTabs(node, read);
    if (node.properties.dataCopyable !== undefined) return readBlock(node, read);

    return node.children.map(read).join(' ');
  };

  return { words: read(article), codes };
}

function isOperated(element: Element): boolean {
  return (
    OPERATED.includes(element.tagName) ||
    element.properties.role === 'status' ||
    (element.tagName === 'summary' && FOLDED_FILES.test(toString(element))) ||
    listClasses(element).some((name) => OPERATED_CLASSES.includes(name))
  );
}

/** Puts each label above its panel or variant, unless it repeats the file name at the top of the panel. */
function readTabs(tabs: Element, read: (node: Nodes) => string): string {
  return tabs.children
    .filter((child) => child.type === 'element')
    .filter(({ properties }) => properties.dataLabel !== undefined)
    .map((panel) => {
      const label = String(panel.properties.dataLabel);
      const words = panel.children.map(read).join(' ');

      const frame = panel.children.find((child) => child.type === 'element' && child.tagName !== 'follow-choice');
      const isFile = frame?.type === 'element' && frame.properties.dataCopyable !== undefined;
      const [title = ''] = words.trim().split(/\s+/);

      return isFile && (title === label || title.endsWith(`/${label}`)) ? words : `${label} ${words}`;
    })
    .join(' ');
}

/**
 * A frame around code: the name of a language in its head is the one behind the back-ticks in Markdown, and not a word
 * of the page.
 */
function readBlock(block: Element, read: (node: Nodes) => string): string {
  const [head, ...rest] = block.children;
  const titles =
    head?.type === 'element'
      ? listElements(head, ({ tagName }) => tagName === 'span')
          .filter((span) => !isOperated(span))
          .filter((span, _, spans) => !spans.some((other) => other !== span && listElements(other).includes(span)))
          .map((span) => (span.properties.dataTitle === undefined ? read(span) : toString(span)))
      : [];

  return [...titles, ...rest.map(read)].join(' ');
}

/** The stylesheet draws the prompts of a console. */
function readCode(pre: Element): string {
  const [code = pre] = listElements(pre, ({ tagName }) => tagName === 'code');

  return code.children
    .map((child) =>
      child.type === 'element' && child.properties.dataCommand !== undefined
        ? `$ ${toString(child)}`
        : child.type === 'element' || child.type === 'text'
          ? toString(child)
          : '',
    )
    .join('');
}
