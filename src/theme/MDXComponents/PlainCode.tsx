import { Children, type ComponentProps, Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import { readNodeText } from '@site/src/components/node-text/readNodeText';
import styles from './styles.module.css';

/**
 * Matches inline code that is never wrapped: a word, such as an option, that fits on one line of a phone even with text
 * of twice the size.
 */
const UNBROKEN = /^\S{1,14}$/;

/** Maximum length, in characters, of code that is not wrapped in the first column of a table, such as a command. */
const MAX_PHRASE_LENGTH = 36;

/** Matches a short option, such as `--package`, which browsers would wrap after its hyphens. A long one may wrap. */
const OPTION = /((?<!\S)--?\w[\w-]{0,12}(?!\S))/;

/** Matches the line-break opportunities of a qualified name: before each part of at least five characters. */
const NAME_BREAK = /(?<=\w[.(])(?=\w{5})/;

/**
 * Matches positions that are line-break opportunities only in tables on phones: after a slash or a colon, and between
 * the words of a name in camel case.
 */
const NARROW_BREAK = /(?<=\w[/:])(?=\w)|(?<=[a-z\d])(?=[A-Z][a-z])/;

/**
 * Code outside fences: inline code, indented blocks and raw `<pre>` elements. `@theme/CodeSample` renders fences.
 */
export default function PlainCode(props: ComponentProps<'code'>): ReactNode {
  const { children, className } = props;
  if (isInline(children)) {
    const text = readNodeText(children);
    if (UNBROKEN.test(text)) return <code {...props} className={clsx(className, styles.short)} />;

    return (
      <code {...props} className={clsx(className, text.length <= MAX_PHRASE_LENGTH && styles.phrase)}>
        {addBreaks(text)}
      </code>
    );
  }

  const code = readNodeText(children).replace(/\n+$/, '');
  const [, language = 'text'] = /language-(\S+)/.exec(className ?? '') ?? [];

  return <CodeBlock block={{ code, language, marks: '' }} />;
}

/** Returns whether code is inline. A block ends with a line break, or has no children if it is empty. */
function isInline(children: ReactNode): boolean {
  return (
    children !== undefined &&
    Children.toArray(children).every((child) => typeof child === 'string' && !child.includes('\n'))
  );
}

/** Adds line-break opportunities to long names, some of them only for tables on phones, and keeps options together. */
function addBreaks(text: string): ReactNode {
  return text.split(OPTION).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.short}>
        {part}
      </span>
    ) : (
      joinWithBreaks(part.split(NAME_BREAK).map((piece) => joinWithBreaks(piece.split(NARROW_BREAK), styles.narrow)))
    ),
  );
}

/** Joins parts with line-break opportunities. */
function joinWithBreaks(parts: readonly ReactNode[], className?: string): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr className={className} />}
      {part}
    </Fragment>
  ));
}
