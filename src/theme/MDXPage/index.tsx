import type { ReactNode } from 'react';
import clsx from 'clsx';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import ContentVisibility from '@theme/ContentVisibility';
import EditMeta from '@theme/EditMeta';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import TableOfContents from '@theme/TableOfContents';
import { useContents } from '@theme/TableOfContents/ContentsList';
import styles from './styles.module.css';

/** Standalone Markdown page. */
export default function MDXPage({ content: Text }: Props): ReactNode {
  const { metadata, assets, toc } = Text;
  const { title, description, frontMatter, editUrl, lastUpdatedAt } = metadata;
  const contents = useContents(toc, frontMatter);

  return (
    <HtmlClassNameProvider
      className={clsx(frontMatter.wrapperClassName ?? ThemeClassNames.wrapper.mdxPages, ThemeClassNames.page.mdxPage)}
    >
      <Layout>
        <PageMetadata
          title={title}
          description={description}
          keywords={frontMatter.keywords}
          image={assets.image ?? frontMatter.image}
        />
        <main className={clsx('container page-columns', styles.columns, contents.length > 0 && 'with-contents')}>
          <div className={clsx('page-content', styles.page)}>
            <ContentVisibility metadata={metadata} />
            <article className="markdown">
              <MDXContent>
                <Text />
              </MDXContent>
            </article>
            <EditMeta
              className={ThemeClassNames.pages.pageFooterEditMetaRow}
              editUrl={editUrl}
              lastUpdatedAt={lastUpdatedAt}
            />
          </div>
          <TableOfContents entries={contents} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
