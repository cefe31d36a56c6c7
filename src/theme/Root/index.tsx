// Root is the place the framework offers for what belongs around every page; it has no stock content. Preloads the fonts of text and code, so that they are there
// before the first paint; `plugins/built-pages/first-screen` drops that of code from pages that begin without code. Only here, because the bundler alone knows the file's final name.
// Brings the styles that hide what stands behind the first screen until that is painted. Listed in src/theme/README.md.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import codeFont from '@site/src/fonts/JetBrainsMono.woff2';
import displayFont from '@site/src/fonts/BricolageGrotesque.woff2';
import './styles.module.css';

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
