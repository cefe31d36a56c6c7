import type { ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';

/** Draws the text of a page with the elements of `@theme/MDXComponents`. */
export default function MDXContent({ children }: { children: ReactNode }): ReactNode {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}
