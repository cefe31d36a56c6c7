import type { ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import { DocsPreferredVersionContextProvider } from '@docusaurus/plugin-content-docs/client';
import { SkipToContentFallbackId, ThemeClassNames } from '@docusaurus/theme-common';
import AnnouncementBar from '@theme/AnnouncementBar';
import type { Props } from '@theme/Layout';
import BackToTopButton from '@theme/BackToTopButton';
import Footer from '@theme/Footer';
import MobileMenu from '@theme/MobileMenu';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import styles from './styles.module.css';

/**
 * Layout of every page: skip link, announcement, bar, content and footer. The HTML has the dark color mode; the head
 * script of `ColorModeToggle` may apply another mode.
 */
export default function Layout({ children }: Props): ReactNode {
  return (
    // Provides the version of the documentation, by which the search filters.
    <DocsPreferredVersionContextProvider>
      <div className={styles.page}>
        <Head>
          <html data-theme="dark" />
        </Head>
        <SkipToContent />
        <AnnouncementBar />
        <Navbar />
        <div
          id={SkipToContentFallbackId}
          className={clsx(ThemeClassNames.layout.main.container, ThemeClassNames.wrapper.main, styles.content)}
        >
          {children}
        </div>
        <BackToTopButton />
        <Footer />
        <MobileMenu />
      </div>
    </DocsPreferredVersionContextProvider>
  );
}
