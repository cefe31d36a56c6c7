import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { findCardFile } from './findCardFile';

/** Metadata of the page's social card. `plugins/built-pages/social-cards` generates the image. An image that the page itself names wins. */
export default function SocialCard(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  return (
    <PageMetadata image={findCardFile(pathname, siteConfig.baseUrl)}>
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteConfig.title} />
    </PageMetadata>
  );
}
