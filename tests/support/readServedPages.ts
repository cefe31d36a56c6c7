import type { Page } from '@playwright/test';

/** A page as the server sends it, before any script runs. */
export interface ServedPage<Content> {
  path: string;
  status: number;
  title: string;
  content: Content;
}

/**
 * Reads many pages as they are served. This is fast, because nothing is drawn and no script runs.
 *
 * @param page - page that is already open on the site
 * @param paths - paths of the pages to read
 * @param read - receives the parsed document of each page; runs in the browser, so it cannot use the test's variables
 */
export async function readServedPages<Content>(
  page: Page,
  paths: readonly string[],
  read: (html: Document) => Content,
): Promise<ServedPage<Content>[]> {
  const reader = await page.evaluateHandle<(html: Document) => Content>(`(${read.toString()})`);
  try {
    return await page.evaluate(
      ([readContent, all]) =>
        Promise.all(
          all.map(async (path) => {
            // Parses the response directly, because the security policy forbids parsing HTML from a string.
            const request = new XMLHttpRequest();
            request.open('GET', path);
            request.responseType = 'document';
            await new Promise((resolve, reject) => {
              request.onload = resolve;
              request.onerror = reject;
              request.send();
            });
            const html = request.responseXML;
            if (html === null) throw new Error(`${path} is not a page.`);

            return { path, status: request.status, title: html.title, content: readContent(html) };
          }),
        ),
      [reader, paths] as const,
    );
  } finally {
    await reader.dispose();
  }
}
