// Wraps SiteMetadata. Adds the social card of the page, where the stock one knows only a picture for the whole site, and the description of pages that have none.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import SiteMetadata from '@theme-original/SiteMetadata';
import PageDescription from '@site/src/features/page-description/PageDescription';
import SocialCard from '@site/src/features/social-card/SocialCard';

export default function SiteMetadataWrapper(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <SocialCard />
      <PageDescription />
    </>
  );
}
