import { isValidElement, type ReactNode } from 'react';

/** Reads the text content of a React node. */
export function readNodeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => readNodeText(child)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? readNodeText(node.props.children) : '';
}
