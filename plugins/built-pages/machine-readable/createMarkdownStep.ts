import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { type SiteSummary, formatLlmsFullTxt, formatLlmsTxt } from '../page-markdown/formatLlmsFiles';
import { type PageText, readPageText } from '../page-markdown/readPageText';
import { selectArticle } from '../page-markdown/selectArticle';

export interface MarkdownOptions {
  /** Returns the Markdown of a code block by its id. */
  findMarkdown: (id: string) => string | undefined;
  /** Content of `llms.txt` in addition to the pages; its paths are relative to the base URL. */
  summary: SiteSummary;
}

/**
 * Writes the Markdown of each documentation and blog page to its URL with `.md`, and links it in the page's head. Omits
 * pages with `noindex`. Then writes `llms.txt` and `llms-full.txt`. The step throws an Error for a page without a
 * canonical link, and for a code block for which `findMarkdown` returns undefined.
 */
export function createMarkdownStep({ findMarkdown, summary }: MarkdownOptions): PostBuildStep {
  return {
    start({ folder, url, baseUrl }) {
      const texts: PageText[] = [];
      const write = async (file: string, text: string): Promise<void> => {
        const target = path.join(folder, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      };
      const files = summary.files.map((file) => ({ ...file, path: baseUrl + file.path }));

      return {
        async readPage(page) {
          const article = selectArticle(page);
          if (article === undefined || page.isNoindex) return;
          const text = readPageText(page, article, { url, findMarkdown });
          texts.push(text);
          await write(decodeURIComponent(text.markdownPath.slice(baseUrl.length)), text.markdown);
          linkMarkdown(page, text.markdownPath);
        },

        async finish() {
          await write('llms.txt', formatLlmsTxt({ ...summary, files }, texts, url));
          await write('llms-full.txt', formatLlmsFullTxt(summary, texts, url));
          return `Markdown: ${texts.length} pages.`;
        },
      };
    },
  };
}

function linkMarkdown(page: BuiltPage, markdownPath: string): void {
  const canonical = page.canonicalLink;
  if (canonical === undefined)
    throw new Error(
      `${page.file} has no <link rel=canonical>, before which the link to its Markdown is inserted. Check that src/theme/SiteMetadata writes this element.`,
    );
  page.insertBefore(canonical, `<link rel="alternate" type="text/markdown" href="${markdownPath}">`);
}
