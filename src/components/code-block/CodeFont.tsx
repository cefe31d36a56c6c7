import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import codeFont from '@site/src/fonts/JetBrainsMono.woff2';

/** Preloads the font of code on a page that shows a block of code. Without it, browsers find the font when they lay out the first code, and lay out all code again when it arrives. */
export default function CodeFont(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={codeFont} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
