import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import codeFont from '@site/src/fonts/JetBrainsMono.woff2';

/**
 * Preloads the code font on pages with code blocks. Otherwise, browsers would request it when they lay out the first
 * code, and lay out all code again when it arrives.
 */
export default function CodeFont(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={codeFont} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
