import type { ReactNode } from 'react';

/** Renders a sentence whose code is between backticks, as in Markdown. */
export default function TextWithCode({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
