import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import displayFont from '@site/src/fonts/BricolageGrotesque.woff2';

/** Preloads the font of text, so that it is there before the first paint. Only the bundler knows its final name. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
