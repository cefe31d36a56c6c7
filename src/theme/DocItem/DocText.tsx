import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { MDXProvider } from '@mdx-js/react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import PageMenu from '@theme/PageMenu';
import { useContents } from '@theme/TableOfContents/ContentsList';
import FoldedContents from '@theme/TableOfContents/FoldedContents';
import styles from './styles.module.css';

/**
 * Title and text of a documentation page. If the text begins with `# Title`, Docusaurus puts that title into a
 * `<header>`. Otherwise, this component adds a header with the title from the front matter.
 */
export default function DocText({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();

  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', styles.text)}>
      {contentTitle === undefined ? (
        <header>{frontMatter.hide_title === true ? <TitleRow /> : <Title>{metadata.title}</Title>}</header>
      ) : null}
      <MDXContent>
        <MDXProvider components={contentTitle === undefined ? {} : { h1: Title }}>{children}</MDXProvider>
      </MDXContent>
    </div>
  );
}

/** Heading of the page, with breadcrumbs, page menu and collapsed contents below it. */
function Title(props: Omit<ComponentProps<typeof Heading>, 'as'>): ReactNode {
  return (
    <>
      <Heading as="h1" {...props} />
      <TitleRow />
    </>
  );
}

function TitleRow(): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();

  return (
    <>
      <div className={styles.row}>
        <div className={styles.crumbs}>
          <DocBreadcrumbs />
        </div>
        {/* Unlisted pages have no Markdown file. */}
        {metadata.unlisted ? null : <PageMenu permalink={metadata.permalink} />}
      </div>
      <FoldedContents entries={useContents(toc, frontMatter)} />
    </>
  );
}
