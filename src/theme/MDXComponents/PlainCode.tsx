import { Children, type ComponentProps, type ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import { readNodeText } from '@site/src/components/node-text/readNodeText';

/**
 * Code outside of fences: inline code, indented blocks and raw `<pre>` elements. `@theme/CodeSample` renders fences.
 */
export default function PlainCode(props: ComponentProps<'code'>): ReactNode {
  const { children, className } = props;
  if (isOneLine(children)) return <code {...props} />;

  const code = readNodeText(children).replace(/\n+$/, '');
  const [, language = 'text'] = /language-(\S+)/.exec(className ?? '') ?? [];

  return <CodeBlock block={{ code, language, marks: '' }} />;
}

/** Returns whether code is inline. A block ends with a line break, or has no children if it is empty. */
function isOneLine(children: ReactNode): boolean {
  return (
    children !== undefined &&
    Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'))
  );
}
