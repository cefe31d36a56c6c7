import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import { findCardFile } from './findCardFile';

/** Metadata of every page. */
export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: { url, baseUrl, title },
    i18n: { currentLocale, localeConfigs },
  } = useDocusaurusContext();
  const { pathname } = useLocation();
  const address = url + pathname;
  const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;

  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content={language.replace('-', '_')} />
        <link rel="canonical" href={address} />
        <link rel="alternate" href={address} hrefLang={language} />
        <link rel="alternate" href={address} hrefLang="x-default" />
      </Head>
      <SearchMetadata tag="default" locale={currentLocale} />
      {/* `plugins/built-pages/social-cards` generates the image of the social card. An image that the page itself
          specifies takes precedence. */}
      <PageMetadata image={findCardFile(pathname, baseUrl)}>
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={title} />
      </PageMetadata>
    </>
  );
}
