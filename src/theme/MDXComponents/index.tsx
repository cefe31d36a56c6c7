import type { ComponentProps, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Admonition from '@theme/Admonition';
import CodeSample from '@theme/CodeSample';
import Details from '@theme/Details';
import Heading, { type HeadingProps } from '@theme/Heading';
import SideBySide from '@theme/SideBySide';
import TabItem from '@theme/TabItem';
import Table from '@theme/Table';
import Tabs from '@theme/Tabs';
import Lesson from '@site/src/mdx/Lesson';
import Solution from '@site/src/mdx/Solution';
import Tour from '@site/src/mdx/Tour';
import PlainCode from './PlainCode';

/** Footnotes are items with an id, to which their marks in the text link. */
function Item(props: ComponentProps<'li'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);

  return <li {...props} />;
}

/** A picture is decoded beside other work, and loaded when it comes near. */
function Picture({ alt, ...rest }: ComponentProps<'img'>): ReactNode {
  return <img decoding="async" loading="lazy" alt={alt ?? ''} {...rest} />;
}

/** The heading of a column. Where Markdown has an empty one, above the names of the rows for example, it is a cell: a heading without words names nothing. */
function ColumnHeading({ children, ...rest }: ComponentProps<'th'>): ReactNode {
  const isEmpty = children === undefined || children === null || children === '';

  return isEmpty ? <td {...rest} /> : <th {...rest}>{children}</th>;
}

const createHeading =
  (as: HeadingProps['as']) =>
  (props: Omit<HeadingProps, 'as'>): ReactNode => <Heading as={as} {...props} />;

/**
 * What pages may use without importing it, by the name they write: names in lower case draw what Markdown has signs for, and HTML elements. The build puts `CodeSample` in the place
 * of every code block, and `admonition` in the place of `:::note` and its like.
 */
export default {
  CodeSample,
  Details,
  Head,
  Lesson,
  SideBySide,
  Solution,
  TabItem,
  Tabs,
  Tour,
  a: (props: ComponentProps<typeof Link>): ReactNode => <Link {...props} />,
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
  // Its `code` draws the block.
  pre: ({ children }: ComponentProps<'pre'>): ReactNode => children,
  table: Table,
  th: ColumnHeading,
};
