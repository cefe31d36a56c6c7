import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

export interface PageMetadataProps {
  /** Title of the page, without the name of the site. */
  title?: string | undefined;
  /** One sentence for search engines. */
  description?: string | undefined;
  /** Search terms, as a list or separated by commas. */
  keywords?: readonly string[] | string | undefined;
  /** Path or address of the social card. */
  image?: string | undefined;
  /** Elements to add to the head. */
  children?: ReactNode;
}

/**
 * Metadata in the head of a page. If a page contains several of these components, the last one wins for each property.
 * This component replaces the one with the same name in `@docusaurus/theme-common`, which needs a provider that is not
 * public.
 */
export default function PageMetadata(props: PageMetadataProps): ReactNode {
  const { title, description, keywords, image, children } = props;
  const { title: siteTitle, titleDelimiter } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const fullTitle = title === undefined ? undefined : `${title} ${titleDelimiter} ${siteTitle}`;
  const imageUrl = image === undefined ? undefined : withBaseUrl(image, { absolute: true });
  const searchTerms = typeof keywords === 'string' ? keywords : keywords?.join(',');

  return (
    <Head>
      {fullTitle === undefined ? null : <title>{fullTitle}</title>}
      {fullTitle === undefined ? null : <meta property="og:title" content={fullTitle} />}
      {description === undefined ? null : <meta name="description" content={description} />}
      {description === undefined ? null : <meta property="og:description" content={description} />}
      {searchTerms === undefined || searchTerms === '' ? null : <meta name="keywords" content={searchTerms} />}
      {imageUrl === undefined ? null : <meta property="og:image" content={imageUrl} />}
      {imageUrl === undefined ? null : <meta name="twitter:image" content={imageUrl} />}
      {children}
    </Head>
  );
}
