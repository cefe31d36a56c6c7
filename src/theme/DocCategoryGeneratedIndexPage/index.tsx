import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PropSidebarItemCategory, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarCategory,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import Heading from '@theme/Heading';
import PagerNav from '@theme/PagerNav';
import styles from './styles.module.css';

/** Generated page of a category without its own page: a list of its entries. */
export default function DocCategoryGeneratedIndexPage({ categoryGeneratedIndex }: Props): ReactNode {
  const { title, description, keywords, image, navigation } = categoryGeneratedIndex;
  const { items } = useCurrentSidebarCategory();

  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <header>
        <Heading as="h1">{title}</Heading>
        <DocBreadcrumbs />
        {description ? <p>{description}</p> : null}
      </header>
      <ul className={styles.list}>
        {filterDocCardListItems(items).map((item) =>
          item.type === 'html' ? null : <Entry key={item.label} item={item} />,
        )}
      </ul>
      <PagerNav label="Docs pages" previous={navigation.previous} next={navigation.next} />
    </>
  );
}

function Entry({ item }: { item: PropSidebarItemCategory | PropSidebarItemLink }): ReactNode {
  const isLink = item.type === 'link';
  const doc = useDocById(isLink ? item.docId : undefined);
  const href = isLink ? item.href : findFirstSidebarItemLink(item);
  const description = item.description ?? doc?.description;

  return href === undefined ? null : (
    <li>
      <Link to={href}>{item.label}</Link>
      {description ? <p>{description}</p> : null}
    </li>
  );
}
