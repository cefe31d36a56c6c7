import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import textFont from '@site/src/fonts/BricolageGrotesque.woff2';

/**
 * Preloads the text font, so that it is available for the first paint. A component does this, because only the bundler
 * knows the final file name.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      <Head>
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
