import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';
import SocialCard from './SocialCard';

/** Metadata of every page. */
export default function SiteMetadata(): ReactNode {
  const {
    siteConfig: { url },
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
      <SocialCard />
    </>
  );
}
