// Wraps DocItem/Footer. Asks at the end of each page whether it is wrong: the stock footer has the edit link, and is empty without one.
// Also where a single page gets styles of its own. Since Docusaurus 3.10. Listed in src/theme/README.md.
import { type ReactNode, useEffect } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Footer from '@theme-original/DocItem/Footer';
import { useSite } from '@site/src/components/site/useSite';
import '@site/src/css/doc-page.css';

const CHEAT_SHEET = 'language/cheat-sheet';

export default function FooterWrapper(): ReactNode {
  const { issues } = useSite();
  const { id, permalink } = useDoc().metadata;

  // For readers who come from another page; in the page itself there is a link to them, see plugins/page-styles.
  useEffect(() => {
    if (id === CHEAT_SHEET) void import('@site/src/css/cheat-sheet.css');
  }, [id]);

  return (
    <>
      <Footer />
      <p className={ThemeClassNames.docs.docFooter}>
        <Link to={`${issues}/new?title=${encodeURIComponent(`Wrong: ${permalink}`)}`}>Was this page wrong?</Link>
      </p>
    </>
  );
}
