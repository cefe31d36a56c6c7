import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

export interface PageMetadataProps {
  /** Of the page; the name of the site follows it. */
  title?: string | undefined;
  /** One sentence for search engines. */
  description?: string | undefined;
  /** Words that readers search by. */
  keywords?: readonly string[] | string | undefined;
  /** Picture for those who share the page: its path, or an address. */
  image?: string | undefined;
  /** Other elements of the head. */
  children?: ReactNode;
}

/**
 * What the head of a page says about it. Of several on one page, the last one wins for each property. The component of the same name in `@docusaurus/theme-common` needs a provider that is not
 * public.
 */
export default function PageMetadata(props: PageMetadataProps): ReactNode {
  const { title, description, keywords, image, children } = props;
  const { title: siteTitle, titleDelimiter } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const heading = title === undefined ? undefined : `${title} ${titleDelimiter} ${siteTitle}`;
  const picture = image === undefined ? undefined : withBaseUrl(image, { absolute: true });
  const words = typeof keywords === 'string' ? keywords : keywords?.join(',');

  return (
    <Head>
      {heading === undefined ? null : <title>{heading}</title>}
      {heading === undefined ? null : <meta property="og:title" content={heading} />}
      {description === undefined ? null : <meta name="description" content={description} />}
      {description === undefined ? null : <meta property="og:description" content={description} />}
      {words === undefined || words === '' ? null : <meta name="keywords" content={words} />}
      {picture === undefined ? null : <meta property="og:image" content={picture} />}
      {picture === undefined ? null : <meta name="twitter:image" content={picture} />}
      {children}
    </Head>
  );
}
