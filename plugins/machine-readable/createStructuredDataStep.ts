import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';
import { describeArticle, describeSoftware, type Software } from './describePage';

/**
 * Describes pages of the documentation, and on the home page the software, for search engines (JSON-LD). The theme does so for breadcrumbs and posts.
 */
export function createStructuredDataStep(software: Software): PostBuildStep {
  return {
    name: 'structured data',

    start({ url, baseUrl }) {
      const site = url + baseUrl;

      return {
        readPage(page) {
          const { canonicalLink, main, path } = page;
          if (canonicalLink === undefined || main === undefined) return;
          const data =
            page.kind === 'docs'
              ? describeArticle(page, url + path, site, software)
              : path === baseUrl
                ? describeSoftware(site, software)
                : undefined;
          if (data === undefined) return;
          // The text of a page must not be able to close the script element around it.
          const json = JSON.stringify(data).replaceAll('<', '\\u003c');
          page.insertBefore(canonicalLink, `<script type="application/ld+json">${json}</script>`);
        },
      };
    },
  };
}
