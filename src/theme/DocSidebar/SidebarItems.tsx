import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { PropSidebarItem, PropSidebarItemCategory, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem, useVisibleSidebarItems } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import styles from './styles.module.css';

interface SidebarPosition {
  path: string;
  /** One-based nesting level. */
  level: number;
}

/**
 * Entries in the sidebar or in one category.
 *
 * @throws Error for an HTML item, which this theme does not support
 */
export default function SidebarItems({
  items,
  ...position
}: SidebarPosition & { items: readonly PropSidebarItem[] }): ReactNode {
  return items.map((item) => {
    if (item.type === 'html')
      throw new Error(
        `The sidebar has an item of the type "html" (${item.value}), which this theme does not support. Replace it with a document, a link or a category.`,
      );
    return item.type === 'category' ? (
      <Category key={item.label} item={item} {...position} />
    ) : (
      <Entry key={item.label} item={item} {...position} />
    );
  });
}

function Entry({ item, path, level }: SidebarPosition & { item: PropSidebarItemLink }): ReactNode {
  const { docSidebarItemLink, docSidebarItemLinkLevel } = ThemeClassNames.docs;

  return (
    <li className={clsx(docSidebarItemLink, docSidebarItemLinkLevel(level), item.className)}>
      <EntryLink item={item} path={path} />
    </li>
  );
}

/**
 * Category with its links, open if it contains the current page or is not collapsed by default. A category with its own
 * page is a link, with a button beside it that expands the category.
 */
function Category({ item, path, level }: SidebarPosition & { item: PropSidebarItemCategory }): ReactNode {
  const { label, href, linkUnlisted, items, collapsible, collapsed, className } = item;
  const visibleItems = useVisibleSidebarItems(items, path);
  const link: PropSidebarItemLink | undefined =
    href === undefined || linkUnlisted === true ? undefined : { type: 'link', label, href };
  if (visibleItems.length === 0)
    return link === undefined ? null : <Entry item={{ ...link, className }} path={path} level={level} />;
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs;
  const list = (
    <ul className={styles.list} data-fold="">
      <SidebarItems items={visibleItems} path={path} level={level + 1} />
    </ul>
  );

  return (
    <li className={clsx(docSidebarItemCategory, docSidebarItemCategoryLevel(level), styles.category, className)}>
      {link === undefined ? null : <EntryLink item={link} path={path} />}
      {collapsible ? (
        <details open={!collapsed || isActiveSidebarItem(item, path)} data-category={href ?? label}>
          {link === undefined ? <LabelSummary label={label} /> : <ArrowSummary label={label} />}
          {list}
        </details>
      ) : (
        <>
          {link === undefined ? <span className={styles.label}>{label}</span> : null}
          {list}
        </>
      )}
    </li>
  );
}

/** Summary of a category without its own page. */
function LabelSummary({ label }: { label: string }): ReactNode {
  return (
    <summary className={styles.label}>
      {label}
      <Arrow />
    </summary>
  );
}

/**
 * Summary of a category whose label is a link. It contains a name for each state, and the stylesheet hides the name
 * that does not apply.
 */
function ArrowSummary({ label }: { label: string }): ReactNode {
  return (
    <summary className={styles.fold}>
      <span className={clsx('visually-hidden', styles.expand)}>Expand sidebar category &apos;{label}&apos;</span>
      <span className={clsx('visually-hidden', styles.collapse)}>Collapse sidebar category &apos;{label}&apos;</span>
      <Arrow />
    </summary>
  );
}

function Arrow(): ReactNode {
  return <LineIcon path="m6.5 4.5 3.5 3.5-3.5 3.5" />;
}

function EntryLink({ item, path }: { item: PropSidebarItemLink; path: string }): ReactNode {
  return (
    <Link
      className={styles.link}
      to={item.href}
      autoAddBaseUrl={item.autoAddBaseUrl}
      aria-current={isActiveSidebarItem(item, path) ? 'page' : undefined}
    >
      {item.label}
    </Link>
  );
}
