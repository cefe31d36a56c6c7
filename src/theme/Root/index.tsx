// Root is the place the framework offers for what belongs around every page; it has no stock content. Preloads the font of text, so that it is there before the first paint. Only here,
// because the bundler alone knows the file's final name. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import displayFont from '@site/src/fonts/BricolageGrotesque.woff2';

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
