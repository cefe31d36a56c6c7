import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { findCardFile } from './findCardFile';

/** Names the picture of the page for those who share its address; `plugins/built-pages/social-cards` draws what is named here. A picture that a page names itself wins. */
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
