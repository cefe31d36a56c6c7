import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { formatNginxFiles } from '../../lib/hosting/formatNginxFiles';
import { HEADERS_FILE, parseHeadersFile } from '../../lib/hosting/headersFile';
import { listRedirects, listSlashRedirects, toPageAddress } from '../../lib/hosting/listRedirects';
import { REDIRECTS_FILE } from '../../lib/hosting/redirectsFile';
import { Problem } from '../support/Problem.mjs';
import { compressFiles } from './compressFiles';

export interface NginxOptions {
  /** Absolute path of the built site. */
  build: string;
  /** Absolute path of the output folder; existing content is deleted. */
  target: string;
  port: number;
  /** Brotli quality, 0 to 11. */
  quality: number;
}

// `tools/support/paths.mjs` cannot be imported here. Browser tests load this file, and Playwright's loader converts it
// to CommonJS, where `import.meta` fails.
const CONFIGURATION = path.resolve(__dirname, '..', '..', 'deploy', 'nginx', 'nginx.conf');

/** Files that other hosts read. nginx does not serve them, because its configuration contains the same rules. */
const NOT_SERVED = new Set([HEADERS_FILE, REDIRECTS_FILE]);

/**
 * Writes everything that nginx needs into one folder: the configuration, and the site with its compressed files.
 *
 * @returns the number of compressible files
 * @throws Problem if the site is not built, or if the canonical links of its pages name no host or several hosts
 * @throws Error for an invalid `_headers` file, and for a value that the nginx configuration cannot express
 */
export async function prepareNginx({ build, target, port, quality }: NginxOptions): Promise<number> {
  const rules = parseHeadersFile(readHeaders(build));
  // The first rule in `_headers` covers the whole site, so its path is the base URL with `*`.
  const baseUrl = rules[0]?.path.replace(/\*$/, '') ?? '/';
  const origins = new Set<string>();
  const addresses = readBuiltPages(build, baseUrl).map((page) => {
    const address = toPageAddress(page);
    if (page.canonicalUrl !== undefined) origins.add(page.canonicalUrl.origin);
    page.releaseTree();
    return address;
  });
  const [url] = origins;
  if (url === undefined || origins.size > 1) {
    throw new Problem(
      `The pages in ${build} name ${url === undefined ? 'no host' : `several hosts (${[...origins].join(', ')})`} in their canonical links, but nginx needs exactly one: build the site again.`,
    );
  }
  const redirects = [...listRedirects(addresses, baseUrl), ...listSlashRedirects(addresses, baseUrl)];

  rmSync(target, { recursive: true, force: true });
  const site = path.join(target, 'site', baseUrl);
  mkdirSync(site, { recursive: true });
  cpSync(build, site, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !NOT_SERVED.has(path.relative(build, file)),
  });
  cpSync(CONFIGURATION, path.join(target, path.basename(CONFIGURATION)));
  for (const [file, text] of Object.entries(formatNginxFiles({ port, url, baseUrl, rules, redirects }))) {
    writeFileSync(path.join(target, file), text);
  }

  return compressFiles(site, quality);
}

function readHeaders(build: string): string {
  try {
    return readFileSync(path.join(build, HEADERS_FILE), 'utf8');
  } catch {
    throw new Problem(`There is no built site in ${build}: run "npm run build" first.`);
  }
}
