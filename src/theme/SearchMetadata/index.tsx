import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

export interface SearchMetadataProps {
  /** Language of the page, such as `en`. */
  locale?: string;
  version?: string;
  /** Value by which a search can be filtered, such as `docs-default-current`. */
  tag?: string;
}

/**
 * Metadata by which the search filters, under the names of the hosted search (`docsearch:…`) and those of Docusaurus.
 */
export default function SearchMetadata({ locale, version, tag }: SearchMetadataProps): ReactNode {
  return (
    <Head>
      {locale === undefined ? null : <meta name="docusaurus_locale" content={locale} />}
      {version === undefined ? null : <meta name="docusaurus_version" content={version} />}
      {tag === undefined ? null : <meta name="docusaurus_tag" content={tag} />}
      {locale === undefined ? null : <meta name="docsearch:language" content={locale} />}
      {version === undefined ? null : <meta name="docsearch:version" content={version} />}
      {tag === undefined ? null : <meta name="docsearch:docusaurus_tag" content={tag} />}
    </Head>
  );
}
