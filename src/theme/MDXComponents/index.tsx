import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Admonition from '@theme/Admonition';
import Chooser from '@theme/Choices/Chooser';
import Variants from '@theme/Choices/Variants';
import CodeSample from '@theme/CodeSample';
import Details from '@theme/Details';
import Heading, { type HeadingProps } from '@theme/Heading';
import Lesson from '@theme/Lesson';
import SideBySide from '@theme/SideBySide';
import Solution from '@theme/Solution';
import TabItem from '@theme/TabItem';
import Table from '@theme/Table';
import Tabs from '@theme/Tabs';
import Tour from '@theme/Tour';
import { readNodeText } from '@site/src/components/node-text/readNodeText';
import PlainCode from './PlainCode';
import styles from './styles.module.css';

/** List item. Footnotes are items with an id, which is registered so that the link check finds it. */
function Item(props: ComponentProps<'li'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);

  return <li {...props} />;
}

/** Image that is decoded asynchronously and loaded lazily. */
function Picture({ alt, ...rest }: ComponentProps<'img'>): ReactNode {
  return <img decoding="async" loading="lazy" alt={alt ?? ''} {...rest} />;
}

/** Column heading. An empty one becomes a plain cell, because an empty heading confuses screen readers. */
function ColumnHeading({ children, ...rest }: ComponentProps<'th'>): ReactNode {
  const isEmpty = children === undefined || children === null || children === '';

  return isEmpty ? <td {...rest} /> : <th {...rest}>{children}</th>;
}

/** Maximum length, in characters, of a table cell that is never wrapped, such as a date. */
const MAX_UNBROKEN_LENGTH = 12;

/** Table cell. A short one stays on one line, whatever its neighbors contain. */
function Cell({ className, ...rest }: ComponentProps<'td'>): ReactNode {
  const isShort = readNodeText(rest.children).length <= MAX_UNBROKEN_LENGTH;

  return <td {...rest} className={clsx(className, isShort && styles.short)} />;
}

const createHeading =
  (as: HeadingProps['as']) =>
  (props: Omit<HeadingProps, 'as'>): ReactNode => <Heading as={as} {...props} />;

/**
 * Components that Markdown pages can use without an import. Lower-case names replace the elements of Markdown and HTML.
 * The build turns every fence into `CodeSample`, and `:::note` and similar blocks into `admonition`.
 */
export default {
  Chooser,
  CodeSample,
  Details,
  Head,
  Lesson,
  SideBySide,
  Solution,
  TabItem,
  Tabs,
  Tour,
  Variants,
  a: Link,
  admonition: Admonition,
  code: PlainCode,
  details: Details,
  h1: createHeading('h1'),
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
  img: Picture,
  li: Item,
  // The `code` element inside renders the block; see `PlainCode`.
  pre: ({ children }: ComponentProps<'pre'>): ReactNode => children,
  table: Table,
  td: Cell,
  th: ColumnHeading,
};
