import { isValidElement, type ReactNode } from 'react';

/** The text of a React node, without its elements. */
export function readText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => readText(child)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? readText(node.props.children) : '';
}
