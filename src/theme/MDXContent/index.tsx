import type { ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import MDXComponents from '@theme/MDXComponents';

/** Renders Markdown content with the components of `@theme/MDXComponents`. */
export default function MDXContent({ children }: { children: ReactNode }): ReactNode {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}
