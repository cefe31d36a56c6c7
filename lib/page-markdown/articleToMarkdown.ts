import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle, type NodeHandle, toMdast } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';
import { findElement, listClasses, listElements } from '../built-pages/BuiltPage';
import { PAGE_CLASSES, PAGE_MENU_CLASS, THEME_CLASSES } from '../built-pages/pageClasses';

export interface ArticleOptions {
  /** Address of the page, absolute: links of the Markdown are absolute as well, so that it can be read anywhere. */
  address: string;
  /** The Markdown of a code block by the name that the page has of it. */
  findMarkdown: (id: string) => string | undefined;
}

/** What is no text: drawings, buttons, what leads to other pages, and what scripts will say. */
const ignore: Handle & NodeHandle = () => undefined;

/**
 * Writes the article of a built page as Markdown (CommonMark with the tables of GitHub). Code blocks are what the store has of them; everything else is read from the page, so a component
 * that makes HTML needs no second form.
 *
 * @throws Error for a code block that the store does not have
 */
export function articleToMarkdown(article: Element, { address, findMarkdown }: ArticleOptions): string {
  const tree = toMdast(emptyCode(article), {
    nodeHandlers: { comment: ignore },
    handlers: {
      a: convertLink,
      button: ignore,
      details: convertDetails,
      div: createDivHandler({ address, findMarkdown }),
      img: (state, element) => (element.properties.alt === '' ? undefined : defaultHandlers.img(state, element)),
      nav: ignore,
      span: (state, element) => (element.properties.role === 'status' ? undefined : state.all(element)),
      svg: ignore,
      template: ignore,
    },
  });
  resolveAddresses(tree, address);

  return toMarkdown(tree, { bullet: '-', emphasis: '*', rule: '-', extensions: [gfmToMarkdown()] });
}

/** The same without the content of code blocks, which is in the store: most elements of a page are colors of its code, and the library copies and cleans what it gets. */
function emptyCode(element: Element): Element {
  if (element.tagName === 'div' && typeof element.properties.dataMarkdown === 'string')
    return { ...element, children: [] };
  return {
    ...element,
    children: element.children.map((child) => (child.type === 'element' ? emptyCode(child) : child)),
  };
}

/** A heading's link to itself says nothing that the text does not say; the number beside a tag is apart from it. */
const convertLink: Handle = (state, element) => {
  if (listClasses(element).includes(THEME_CLASSES.headingLink)) return undefined;
  const url = typeof element.properties.href === 'string' ? element.properties.href : '';
  // The children of a link are text, as far as Markdown knows.
  const children = state.all(separateCount(element)) as PhrasingContent[];

  return { type: 'link', url, children };
};

/** `<a rel=tag>types<span>2</span></a>`: a style sets the two apart. */
function separateCount(element: Element): Element {
  if (![element.properties.rel].flat().includes('tag')) return element;
  const children = element.children.flatMap((child): ElementContent[] =>
    child.type === 'element' ? [{ type: 'text', value: ' ' }, child] : [child],
  );

  return { ...element, children };
}

/** Folded content follows its summary. The menu of the page and its contents on small screens lead elsewhere. */
const convertDetails: Handle = (state, element) => {
  const classes = listClasses(element);
  if (classes.includes(PAGE_MENU_CLASS) || classes.includes(PAGE_CLASSES.docMobileContents)) return undefined;
  const isSummary = ({ tagName }: Element): boolean => tagName === 'summary';
  const summary = findElement(element, isSummary);
  const rest = element.children.filter((child) => child !== summary);

  return [
    ...(summary === undefined ? [] : [describe(toString(summary))]),
    ...state.toFlow(state.all({ ...element, children: rest })),
  ];
};

/** @returns what makes Markdown of the boxes that are more than boxes: code blocks, tabs and admonitions */
function createDivHandler({ address, findMarkdown }: ArticleOptions): Handle {
  return (state, element) => {
    const { dataMarkdown, dataTabs } = element.properties;
    if (typeof dataMarkdown === 'string') {
      const value = findMarkdown(dataMarkdown);
      if (value === undefined) {
        throw new Error(
          `${address} shows the code block ${dataMarkdown}, of which the store of code blocks has no Markdown. Build the site again: if that does not help, delete node_modules/.cache.`,
        );
      }
      // Written as it is.
      return { type: 'html', value };
    }
    if (dataTabs !== undefined) {
      const panels = listElements(element, ({ properties }) => properties.role === 'tabpanel');
      return panels.flatMap((panel) => [
        describe(String(panel.properties.dataLabel)),
        ...state.toFlow(state.all(panel)),
      ]);
    }
    const flow = (): RootContent[] => state.toFlow(state.all(element));
    if (!listClasses(element).includes(PAGE_CLASSES.admonition)) return flow();
    const [heading, ...content] = element.children;
    const children = state.toFlow(state.all({ ...element, children: content }));
    const title = heading === undefined ? [] : [describe(toString(heading))];
    return { type: 'blockquote', children: [...title, ...children] };
  };
}

/** A line that tells what follows. */
function describe(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: text.trim() }] }] };
}

function resolveAddresses(tree: Nodes, address: string): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') node.url = new URL(node.url, address).href;
  });
}
