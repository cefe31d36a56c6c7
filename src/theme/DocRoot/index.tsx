import type { ReactNode } from 'react';
import clsx from 'clsx';
import { DocsSidebarProvider, useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocRoot';
import DocSidebar from '@theme/DocSidebar';
import NotFoundContent from '@theme/NotFound/Content';
import styles from './styles.module.css';

/** Documentation page with its sidebar. An unknown address below `/docs` shows the content of the 404 page. */
export default function DocRoot(props: Props): ReactNode {
  const metadata = useDocRootMetadata(props);
  if (metadata === null) return <NotFoundContent />;
  const { docElement, sidebarName, sidebarItems } = metadata;

  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.docsPages, ThemeClassNames.page.docsDocPage)}>
      <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
        <div className={clsx('container page-columns', styles.columns)}>
          {sidebarItems === undefined ? null : <DocSidebar items={sidebarItems} />}
          <main className={clsx('page-content', styles.main)}>{docElement}</main>
        </div>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
