import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { formatNginxFiles } from '../../lib/hosting/formatNginxFiles';
import { HEADERS_FILE, parseHeadersFile } from '../../lib/hosting/headersFile';
import { listRedirects, listSlashRedirects, readPageAddress } from '../../lib/hosting/listRedirects';
import { REDIRECTS_FILE } from '../../lib/hosting/redirectsFile';
import { Problem } from '../support/Problem.mjs';
import { compressFiles } from './compressFiles';

export interface NginxOptions {
  /** Folder of the built site, absolute. */
  build: string;
  /** Folder that gets configuration and site, absolute; existing content is deleted. */
  target: string;
  port: number;
  /** Of brotli, 0 to 11. */
  quality: number;
}

// Not from tools/support/paths.mjs: browser tests use this file, and Playwright's loader leaves its import.meta in what it makes a script.
const CONFIGURATION = path.resolve(__dirname, '..', '..', 'deploy', 'nginx', 'nginx.conf');

/** For hosts that read them; here they are what the configuration is made of. */
const NOT_SERVED = new Set([HEADERS_FILE, REDIRECTS_FILE]);

/**
 * Puts everything nginx needs into one folder: configuration, the site at its path, compressed files.
 *
 * @returns how many files were compressed
 * @throws Problem when the site is not built, or its pages do not name one host
 */
export async function prepareNginx({ build, target, port, quality }: NginxOptions): Promise<number> {
  const rules = parseHeadersFile(readHeaders(build));
  // The first rule is for the whole site.
  const baseUrl = rules[0]?.path.replace(/\*$/, '') ?? '/';
  const origins = new Set<string>();
  const addresses = readBuiltPages(build, baseUrl).map((page) => {
    const address = readPageAddress(page);
    if (page.canonicalUrl !== undefined) origins.add(page.canonicalUrl.origin);
    page.releaseTree();
    return address;
  });
  const [url] = origins;
  if (url === undefined || origins.size > 1) {
    throw new Problem(
      `The pages in ${build} name ${url === undefined ? 'no host' : `several hosts (${[...origins].join(', ')})`} in their canonical links, but nginx needs the one they were built for: build the site again.`,
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
  const files: Record<string, string> = { ...formatNginxFiles({ port, url, baseUrl, rules, redirects }) };
  for (const [file, text] of Object.entries(files)) {
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
