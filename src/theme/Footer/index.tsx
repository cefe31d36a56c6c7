// Replaces Footer (declared safe to eject): the stock one has no place for the line about the repository and none for the invitation above it.
// Its content still comes from themeConfig.footer. Since Docusaurus 3.10. Listed in src/theme/README.md.
import { memo, type ReactNode } from 'react';
import SiteFooter from '@site/src/features/footer/SiteFooter';
import StartWith from '@site/src/features/start-with/StartWith';

function Footer(): ReactNode {
  return (
    <>
      <StartWith /> {/* decides by route whether it shows */}
      <SiteFooter />
    </>
  );
}

export default memo(Footer);
