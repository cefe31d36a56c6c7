// Wraps SiteMetadata. Adds the social card of the page; the stock one knows only a picture for the whole site.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import SiteMetadata from '@theme-original/SiteMetadata';
import SocialCard from '@site/src/features/social-card/SocialCard';

export default function SiteMetadataWrapper(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <SocialCard />
    </>
  );
}
