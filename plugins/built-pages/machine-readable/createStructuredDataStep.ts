import { toString } from 'hast-util-to-string';
import { toScriptLiteral } from '../../../lib/html/toScriptLiteral';
import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { describeArticle, describeSoftware, type Software } from './structuredData';

/** Type of scripts that contain JSON-LD. */
const JSON_LD_TYPE = 'application/ld+json';

/**
 * Adds JSON-LD for search engines: about the article to each documentation page, and about the software to the home
 * page. The theme adds JSON-LD about breadcrumbs and posts, in which this step makes the image URLs absolute. The step
 * skips redirects and pages without a canonical link.
 */
export function createStructuredDataStep(software: Software): PostBuildStep {
  return {
    start({ url, baseUrl }) {
      const siteUrl = url + baseUrl;

      return {
        readPage(page) {
          const { canonicalLink, main, path } = page;
          if (canonicalLink === undefined || main === undefined) return;
          const data =
            page.kind === 'docs'
              ? describeArticle(page, url + path, siteUrl, software)
              : path === baseUrl
                ? describeSoftware(siteUrl, software)
                : undefined;
          makeImageUrlsAbsolute(page, siteUrl);
          if (data === undefined) return;
          page.insertBefore(canonicalLink, `<script type="${JSON_LD_TYPE}">${toScriptLiteral(data)}</script>`);
        },
      };
    },
  };
}

/**
 * Makes the image URLs in all JSON-LD of a page absolute, such as those of blog authors. Programs that read only the
 * JSON-LD cannot resolve relative URLs.
 */
function makeImageUrlsAbsolute(page: BuiltPage, siteUrl: string): void {
  for (const script of page.filter('script').filter(({ properties }) => properties.type === JSON_LD_TYPE)) {
    const text = toString(script);
    const data: unknown = JSON.parse(text, (key, value: unknown) =>
      key === 'image' && typeof value === 'string' ? new URL(value, siteUrl).href : value,
    );
    const completed = toScriptLiteral(data);
    if (completed !== text)
      page.replace(
        script,
        page.readMarkup(script).replace(text, () => completed),
      );
  }
}
