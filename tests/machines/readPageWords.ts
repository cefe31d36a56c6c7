import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { listClasses, listElements } from '../../lib/built-pages/BuiltPage';

/** Tags of elements that control the page or contain links to other pages. */
const CONTROLS = ['button', 'form', 'nav', 'svg', 'template', 'script'];

/** Matches the line above folded files, which repeats their names. */
const FOLDED_FILES = /^\d+ more files?\b/;

const CONTROL_CLASSES = ['hash-link', 'page-menu', 'theme-doc-toc-mobile'];

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
    if (node.type !== 'element' || isControl(node)) return '';
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

function isControl(element: Element): boolean {
  return (
    CONTROLS.includes(element.tagName) ||
    element.properties.role === 'status' ||
    (element.tagName === 'summary' && FOLDED_FILES.test(toString(element))) ||
    listClasses(element).some((name) => CONTROL_CLASSES.includes(name))
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
 * Reads a frame around code. Omits the language name in its header, because Markdown has the name after the backticks,
 * where it is not a word of the page.
 */
function readBlock(block: Element, read: (node: Nodes) => string): string {
  const [head, ...rest] = block.children;
  const titles =
    head?.type === 'element'
      ? listElements(head, ({ tagName }) => tagName === 'span')
          .filter((span) => !isControl(span))
          .filter((span, _, spans) => !spans.some((other) => other !== span && listElements(other).includes(span)))
          .map((span) => (span.properties.dataTitle === undefined ? read(span) : toString(span)))
      : [];

  return [...titles, ...rest.map(read)].join(' ');
}

/** Reads the text of a code block. Adds the prompts of a console, which the stylesheet draws. */
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
