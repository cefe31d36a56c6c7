import type { ReactNode } from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import { DocsVersionProvider, getDocsVersionSearchTag } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import type { Props } from '@theme/DocVersionRoot';
import SearchMetadata from '@theme/SearchMetadata';

/** Provides the version of the documentation to its pages, and to the search as a tag. */
export default function DocVersionRoot({ version, route }: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={version.className}>
      <SearchMetadata tag={getDocsVersionSearchTag(version.pluginId, version.version)} />
      {version.noIndex ? (
        <PageMetadata>
          <meta name="robots" content="noindex, nofollow" />
        </PageMetadata>
      ) : null}
      <DocsVersionProvider version={version}>{renderRoutes(route.routes ?? [])}</DocsVersionProvider>
    </HtmlClassNameProvider>
  );
}
