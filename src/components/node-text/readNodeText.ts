import { isValidElement, type ReactNode } from 'react';

/** Reads the text in a React node and its children. Text that a component renders itself is not included. */
export function readNodeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => readNodeText(child)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? readNodeText(node.props.children) : '';
}
