import { Children, type ComponentProps, Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import { readNodeText } from '@site/src/components/node-text/readNodeText';
import styles from './styles.module.css';

/**
 * Inline code that is never wrapped, such as an option: a word that fits into a line of a phone, even with text of
 * twice the size.
 */
const UNBROKEN = /^\S{1,14}$/;

/**
 * Code outside of fences: inline code, indented blocks and raw `<pre>` elements. `@theme/CodeSample` renders fences.
 */
export default function PlainCode(props: ComponentProps<'code'>): ReactNode {
  const { children, className } = props;
  if (isOneLine(children)) {
    const text = readNodeText(children);
    if (UNBROKEN.test(text)) return <code {...props} className={clsx(className, styles.short)} />;

    return <code {...props}>{addBreaks(text)}</code>;
  }

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

/** Adds places where a qualified name, such as that of a class, can wrap: before its longer parts. */
function addBreaks(text: string): ReactNode {
  const parts = text.split(/(?<=\w[.(])(?=\w{5})/);

  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
