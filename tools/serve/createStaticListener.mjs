import { createReadStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import serveHandler from 'serve-handler';
import { readHeaderRules } from './readHeaderRules.mjs';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves a built site as a plain static host would: `/docs/ide` and `/docs/ide/` both answer with the page, nothing is listed, unknown paths
 * get `404.html` with status 404. Files below `/assets/` have a hash in their name and never change; everything else is revalidated by ETag. Headers
 * that the site asks its host for (`_headers`) are sent.
 *
 * @param {string} root folder with the built site, absolute
 * @returns {import('node:http').RequestListener}
 */
export function createStaticListener(root) {
  const rules = readHeaderRules(root).map(({ path: source, headers }) => ({
    source: source.replace(/\*$/, '**').replace(/^\//, ''),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('This server only answers GET and HEAD.\n');

      return;
    }
    const config = {
      public: root,
      // With clean URLs a path that ends in .html is redirected; a file that really has that name is served instead.
      cleanUrls: !isHtmlFile(root, request.url ?? '/'),
      directoryListing: false,
      etag: true,
      headers: [
        { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
        {
          source: 'assets/**',
          headers: [{ key: 'Cache-Control', value: `public, max-age=${YEAR_SECONDS}, immutable` }],
        },
        ...rules,
      ],
    };
    void serveHandler(request, response, config, {
      // A build that runs meanwhile may take a file away between its look-up and its reading; that ends the answer, not the server.
      createReadStream: (file, options) =>
        createReadStream(file, options).on('error', () => {
          response.destroy();
        }),
    });
  };
}

/**
 * @param {string} root
 * @param {string} url path and query as requested
 */
function isHtmlFile(root, url) {
  const [pathname = '/'] = url.split('?', 1);
  if (!pathname.endsWith('.html')) {
    return false;
  }
  try {
    const file = path.join(root, decodeURIComponent(pathname));

    return existsSync(file) && statSync(file).isFile();
  } catch {
    // Not decodable: the handler answers 400.
    return false;
  }
}
