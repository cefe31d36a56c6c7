import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { describePage } from './describePage';

/** Describes pages for search engines that the stock theme gives no description: the lists of the blog's tags and authors, and the page of an author. */
export default function PageDescription(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const description = describePage(pathname, siteConfig.baseUrl);

  return description === undefined ? null : <PageMetadata description={description} />;
}
