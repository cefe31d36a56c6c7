import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { ArticleWords } from './readPageWords';

/** Reads the words and code blocks of a Markdown file with tables. */
export function readMarkdownWords(markdown: string): ArticleWords {
  const codes: string[] = [];
  const read = (node: Nodes): string => {
    if (node.type === 'code') codes.push(node.value);
    else if ('value' in node) return node.value;
    else if ('children' in node) return node.children.map(read).join(isLine(node) ? '' : ' ');

    return '';
  };

  return { words: read(unified().use(remarkParse).use(remarkGfm).parse(markdown)), codes };
}

function isLine({ type }: Nodes): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'tableCell';
}
