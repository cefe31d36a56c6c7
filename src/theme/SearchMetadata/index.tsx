import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

export interface SearchMetadataProps {
  /** Language of the page, such as `en`. */
  locale?: string;
  /** Value by which a search can be filtered, such as `docs-default-current`. */
  tag: string;
}

/** Metadata that filters search results. `plugins/site-search/records/readPageMetadata.ts` reads it. */
export default function SearchMetadata({ locale, tag }: SearchMetadataProps): ReactNode {
  return (
    <Head>
      {locale === undefined ? null : <meta name="docsearch:language" content={locale} />}
      <meta name="docsearch:docusaurus_tag" content={tag} />
    </Head>
  );
}
