// Wraps DocItem/Footer. Asks at the end of each page whether it is wrong: the stock footer has the edit link, and is empty without one.
// Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Footer from '@theme-original/DocItem/Footer';
import { useSite } from '@site/src/components/site/useSite';

export default function FooterWrapper(): ReactNode {
  const { issues } = useSite();
  const { permalink } = useDoc().metadata;

  return (
    <>
      <Footer />
      <p className={ThemeClassNames.docs.docFooter}>
        <Link to={`${issues}/new?title=${encodeURIComponent(`Wrong: ${permalink}`)}`}>Was this page wrong?</Link>
      </p>
    </>
  );
}
