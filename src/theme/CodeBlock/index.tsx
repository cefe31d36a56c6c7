// Replaces CodeBlock (declared safe to eject). Fences are shown by @theme/CodeSample; this is what remains: raw <pre> and code in indented blocks.
// Plain text in our own frame, because the stock one brings a highlighter into every page. Since Docusaurus 3.10. Listed in src/theme/README.md.
import { isValidElement, type ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import CodeBlock from '@site/src/components/code-block/CodeBlock';

export default function PlainCodeBlock({ children, className, language, title }: Props): ReactNode {
  const code = readText(children).replace(/\n+$/, '');
  return (
    <CodeBlock
      block={{
        code,
        language: language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text',
        marks: '',
        ...(title === undefined || title === null ? {} : { title: readText(title) }),
      }}
    />
  );
}

/** The text of a React node, without its elements. */
function readText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => readText(child)).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? readText(node.props.children) : '';
}
