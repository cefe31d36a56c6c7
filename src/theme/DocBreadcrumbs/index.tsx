import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useBreadcrumbsStructuredData, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import StructuredData from '@site/src/components/structured-data/StructuredData';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './styles.module.css';

const HOME_ICON = 'M2.5 7.5 8 2.5l5.5 5M4 6.5v7h8v-7';

/** Breadcrumbs from the home page to the current page. A page that is not in a sidebar has none. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  if (breadcrumbs === null) return null;

  return (
    <nav className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)} aria-label="Breadcrumbs">
      <BreadcrumbsData breadcrumbs={breadcrumbs} />
      <ul>
        <li>
          <Link to="/" aria-label="Home page">
            <LineIcon path={HOME_ICON} />
          </Link>
        </li>
        {breadcrumbs.map((item, index) => (
          <li key={item.label}>
            <Crumb item={item} isCurrent={index === breadcrumbs.length - 1} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Crumb({ item, isCurrent }: { item: PropSidebarBreadcrumbsItem; isCurrent: boolean }): ReactNode {
  const { label, href } = item;
  const isUnlisted = item.type === 'category' && item.linkUnlisted === true;

  return isCurrent || isUnlisted || href === undefined ? <span>{label}</span> : <Link to={href}>{label}</Link>;
}

function BreadcrumbsData(props: { breadcrumbs: PropSidebarBreadcrumbsItem[] }): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData(props)} />;
}
