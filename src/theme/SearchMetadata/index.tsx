import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

export interface SearchMetadataProps {
  /** Language of the page, such as `en`. */
  locale?: string;
  /** Name of the documentation's version. */
  version?: string;
  /** What a search can be narrowed to, such as `docs-default-current`. */
  tag?: string;
}

/** What the search filters by, in the names that the hosted search reads (`docsearch:…`) and in the generator's own. */
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
