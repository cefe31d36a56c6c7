import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import displayFont from '@site/src/fonts/BricolageGrotesque.woff2';
import codeFont from '@site/src/fonts/JetBrainsMono.woff2';

/** Preloads the fonts of text and code, so that they are there before the first paint. Only the bundler knows their final names. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={codeFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
