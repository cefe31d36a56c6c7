import type { Element, Nodes } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import { findElement, listElements } from '../../../lib/built-pages/BuiltPage';

/** Compiler messages with the same meaning, as the page about the messages describes them. */
export interface CompilerMessage {
  /** Complete messages, or beginnings of messages. */
  messages: string[];
  /** First sentence of the section about the message; empty if the section has no paragraph. */
  meaning: string;
  /** Usual causes of the message. */
  causes: string[];
  /** Id of the section about the message. */
  anchor: string;
  /** Contracts in the section about the message that do not compile, with the compiler's messages. */
  examples: MessageExample[];
}

/** A contract that the compiler refuses. */
export interface MessageExample {
  contract: string;
  /** Messages with positions: `line 2, column 9 Colon expected, …`. */
  diagnostics: string[];
}

/**
 * Reads the compiler's messages from the page about them. Each row of the first table with links contains the
 * beginnings of messages, linked to a section, and causes separated by semicolons.
 *
 * @param article - article of the built page
 * @param page - name of the page in error messages
 * @throws Error if there is no such table, or if a row has no link to a section of the page
 */
export function readMessages(article: Element, page: string): CompilerMessage[] {
  const table = listElements(article, isTag('table')).find((candidate) => findElement(candidate, isTag('a')));
  const rows = table === undefined ? [] : listElements(table, isTag('tr'));
  const messages = rows.flatMap((row) => {
    const [messageCell, causesCell] = listElements(row, isTag('td'));
    return messageCell === undefined || causesCell === undefined
      ? []
      : [readRow(messageCell, causesCell, article, page)];
  });
  if (messages.length === 0) {
    throw new Error(
      `${page}: The page has no table of messages. In the first column, write the beginning of a message as code, with a link to its section; in the second, its causes.`,
    );
  }

  return messages;
}

function readRow(messageCell: Element, causesCell: Element, article: Element, page: string): CompilerMessage {
  const href = findElement(messageCell, isTag('a'))?.properties.href;
  if (typeof href !== 'string') {
    throw new Error(
      `${page}: In the table of messages, the row "${toString(messageCell).trim()}" has no link. Link the message to its section.`,
    );
  }
  const anchor = href.replace(/^.*#/, '');
  const section = readSection(article, anchor, page);

  return {
    messages: listElements(messageCell, isTag('code')).map((code) => toString(code)),
    meaning: readMeaning(section),
    causes: toString(causesCell)
      .split(';')
      .map((cause) => cause.replaceAll(/\s+/g, ' ').trim()),
    anchor,
    examples: readExamples(section),
  };
}

/**
 * @returns elements of the section whose heading has this id, without the heading
 * @throws Error if the page has no such section
 */
function readSection(article: Element, anchor: string, page: string): Element[] {
  const isHeading = (node: Nodes): boolean => node.type === 'element' && node.properties.id === anchor;
  const { children } = findElement(article, (element) => element.children.some(isHeading)) ?? article;
  const start = children.findIndex(isHeading);
  const heading = children[start];
  if (heading?.type !== 'element') {
    throw new Error(
      `${page}: The table of messages links to "#${anchor}", but the page has no such section. Correct the link, or write the section.`,
    );
  }
  const rank = headingRank(heading) ?? 1;
  const rest = children.slice(start + 1);
  // 7 ranks below every heading, so elements that are not headings do not end the section.
  const end = rest.findIndex((node) => node.type === 'element' && (headingRank(node) ?? 7) <= rank);

  return rest.slice(0, end === -1 ? undefined : end).filter((node) => node.type === 'element');
}

function readMeaning(section: readonly Element[]): string {
  const paragraph = section.find(isTag('p'));
  const text = paragraph === undefined ? '' : toString(paragraph).replaceAll(/\s+/g, ' ').trim();
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}

function readExamples(section: readonly Element[]): MessageExample[] {
  return section
    .flatMap((element) => listElements(element, ({ properties }) => properties.dataContract === 'wrong'))
    .map((block) => ({
      contract: listElements(block, isTag('pre'))
        .map((pre) => toString(pre))
        .join('\n'),
      diagnostics: listElements(block, isTag('li')).map((item) => toString(item).trim()),
    }));
}

function isTag(tagName: string) {
  return (element: Element): boolean => element.tagName === tagName;
}
