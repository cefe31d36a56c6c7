import { Children, type ComponentProps, type ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import { readNodeText } from '@site/src/components/node-text/readNodeText';

/** Code that is no fence, which `@theme/CodeSample` shows: in a line of text, in an indented block, and in a raw `<pre>`. */
export default function PlainCode(props: ComponentProps<'code'>): ReactNode {
  const { children, className } = props;
  if (isOneLine(children)) return <code {...props} />;

  const code = readNodeText(children).replace(/\n+$/, '');
  const [, language = 'text'] = /language-(\S+)/.exec(className ?? '') ?? [];

  return <CodeBlock block={{ code, language, marks: '' }} />;
}

/** A block ends with a line break, and one without any text has no children. */
function isOneLine(children: ReactNode): boolean {
  return (
    children !== undefined &&
    Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'))
  );
}
