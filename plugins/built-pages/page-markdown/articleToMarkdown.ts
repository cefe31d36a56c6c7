import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle, type NodeHandle, toMdast } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { findElement, listClasses } from '../../../lib/built-pages/BuiltPage';
import { HEADING_LINK_CLASS, PAGE_CLASSES, PAGE_MENU_CLASS } from '../../../lib/built-pages/pageClasses';

export interface ArticleOptions {
  /** Absolute URL of the page. Links become absolute, so that the Markdown is usable anywhere. */
  address: string;
  /** Returns the Markdown of a code block by its id. */
  findMarkdown: (id: string) => string | undefined;
}

/** Drops a node without content for readers, such as a comment, a drawing, a button or navigation. */
const ignoreNode: Handle & NodeHandle = () => undefined;

/**
 * Converts the article of a built page to Markdown (CommonMark with GitHub tables). `findMarkdown` provides the
 * Markdown of code blocks. Everything else is converted from the HTML, so components need no Markdown version.
 *
 * @throws Error for a code block for which `findMarkdown` returns undefined
 */
export function articleToMarkdown(article: Element, { address, findMarkdown }: ArticleOptions): string {
  const tree = toMdast(removeCodeContent(article), {
    nodeHandlers: { comment: ignoreNode },
    handlers: {
      a: convertLink,
      button: ignoreNode,
      details: convertDetails,
      div: createDivHandler({ address, findMarkdown }),
      form: ignoreNode,
      img: (state, element) => (element.properties.alt === '' ? undefined : defaultHandlers.img(state, element)),
      nav: ignoreNode,
      span: (state, element) => (element.properties.role === 'status' ? undefined : state.all(element)),
      svg: ignoreNode,
      template: ignoreNode,
      ul: (state, element) => (element.properties.role === 'tablist' ? undefined : defaultHandlers.ul(state, element)),
    },
  });
  resolveAddresses(tree, address);

  return toMarkdown(tree, { bullet: '-', emphasis: '*', rule: '-', extensions: [gfmToMarkdown()] });
}

/**
 * Removes the content of code blocks, because `findMarkdown` provides their Markdown. This saves time: most elements of
 * a page are highlighted code, and the library copies its input.
 */
function removeCodeContent(element: Element): Element {
  if (element.tagName === 'div' && typeof element.properties.dataMarkdown === 'string')
    return { ...element, children: [] };
  return {
    ...element,
    children: element.children.map((child) => (child.type === 'element' ? removeCodeContent(child) : child)),
  };
}

/** Converts a link; drops the link of a heading to itself. */
const convertLink: Handle = (state, element) => {
  if (listClasses(element).includes(HEADING_LINK_CLASS)) return undefined;
  const url = typeof element.properties.href === 'string' ? element.properties.href : '';
  // The cast is safe: the children of a link are phrasing content in Markdown.
  const children = state.all(separateCount(element)) as PhrasingContent[];

  return { type: 'link', url, children };
};

/**
 * Inserts a space before the count in `<a rel=tag>types<span>2</span></a>`, where only CSS separates it from the tag.
 */
function separateCount(element: Element): Element {
  if (![element.properties.rel].flat().includes('tag')) return element;
  const children = element.children.flatMap((child): ElementContent[] =>
    child.type === 'element' ? [{ type: 'text', value: ' ' }, child] : [child],
  );

  return { ...element, children };
}

/**
 * Converts a `details` element to its summary, followed by its content. Drops the page menu and the mobile table of
 * contents.
 */
const convertDetails: Handle = (state, element) => {
  const classes = listClasses(element);
  if (classes.includes(PAGE_MENU_CLASS) || classes.includes(PAGE_CLASSES.docMobileContents)) return undefined;
  const isSummary = ({ tagName }: Element): boolean => tagName === 'summary';
  const summary = findElement(element, isSummary);
  const rest = element.children.filter((child) => child !== summary);

  return [
    ...(summary === undefined ? [] : [createCaption(toString(summary))]),
    ...state.toFlow(state.all({ ...element, children: rest })),
  ];
};

/**
 * @returns a handler that converts code blocks, admonitions, and elements with a label (tabs and variants), and unwraps
 *   all other `div` elements
 */
function createDivHandler({ address, findMarkdown }: ArticleOptions): Handle {
  return (state, element) => {
    const { dataLabel, dataMarkdown } = element.properties;
    if (typeof dataMarkdown === 'string') {
      const value = findMarkdown(dataMarkdown);
      if (value === undefined) {
        throw new Error(
          `${address} contains the code block ${dataMarkdown}, whose Markdown is not in the store. Build the site again; if that does not help, delete node_modules/.cache.`,
        );
      }
      // The `html` node type outputs its value unchanged.
      return { type: 'html', value };
    }
    const flow = (): RootContent[] => state.toFlow(state.all(element));
    if (typeof dataLabel === 'string') return [createCaption(dataLabel), ...flow()];
    if (!listClasses(element).includes(PAGE_CLASSES.admonition)) return flow();
    const [heading, ...content] = element.children;
    const children = state.toFlow(state.all({ ...element, children: content }));
    const title = heading === undefined ? [] : [createCaption(toString(heading))];
    return { type: 'blockquote', children: [...title, ...children] };
  };
}

/** Creates a bold paragraph that introduces the following content. */
function createCaption(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: text.trim() }] }] };
}

function resolveAddresses(tree: Nodes, address: string): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = new URL(node.url, address).href;
  });
}
