// Replaces MDXComponents, an object and no component, which the theme declares safe to replace: what Markdown and the names in it are drawn with. The stock map brings the stock
// code block, whose highlighter and styles no page needs. Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ComponentProps, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import A from '@theme/MDXComponents/A';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Pre from '@theme/MDXComponents/Pre';
import Ul from '@theme/MDXComponents/Ul';
import { authorComponents } from '@site/src/mdx/authorComponents';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

const drawHeading =
  (as: ComponentProps<typeof Heading>['as']) =>
  (props: HeadingProps): ReactNode => <Heading as={as} {...props} />;

export default {
  Head,
  a: A,
  admonition: Admonition,
  h1: drawHeading('h1'),
  h2: drawHeading('h2'),
  h3: drawHeading('h3'),
  h4: drawHeading('h4'),
  h5: drawHeading('h5'),
  h6: drawHeading('h6'),
  img: Img,
  li: Li,
  pre: Pre,
  ul: Ul,
  ...authorComponents,
};
