// Replaces MDXContent: the stock one brings the components of articles into every page; ours come with the body of the article, see the README of the plugin.
// Since Docusaurus 3.10.
import type { PropsWithChildren, ReactNode } from 'react';

export default function MDXContent({ children }: PropsWithChildren): ReactNode {
  return children;
}
