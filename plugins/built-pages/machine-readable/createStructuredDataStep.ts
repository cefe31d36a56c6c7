import { toString } from 'hast-util-to-string';
import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { describeArticle, describeSoftware, type Software } from './structuredData';

/** Of scripts that hold JSON-LD. */
const TYPE = 'application/ld+json';

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
          completeImages(page, site);
          if (data === undefined) return;
          page.insertBefore(canonicalLink, `<script type="${TYPE}">${toJson(data)}</script>`);
        },
      };
    },
  };
}

/** The theme gives the pictures of authors addresses without a host, which say nothing to programs that have only the data. */
function completeImages(page: BuiltPage, site: string): void {
  for (const script of page.filter('script').filter(({ properties }) => properties.type === TYPE)) {
    const text = toString(script);
    const data: unknown = JSON.parse(text, (key, value: unknown) =>
      key === 'image' && typeof value === 'string' ? new URL(value, site).href : value,
    );
    const completed = toJson(data);
    if (completed !== text) page.replaceContent(script, completed);
  }
}

/** The text of a page must not be able to end the script it stands in. */
function toJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
