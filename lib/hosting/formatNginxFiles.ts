import type { HeaderRule } from './headersFile';
import { NOT_FOUND_FILE } from './listRedirects';
import type { Redirect } from './redirectsFile';

/** What the configuration of nginx includes, made from what the site says itself. */
export interface NginxFiles {
  'listen.conf': string;
  'maps.conf': string;
  'headers.conf': string;
}

/** What the files are made of. */
export interface NginxSite {
  port: number;
  /** Path below which the site is served, with slashes at both ends. */
  baseUrl: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

const CACHE_CONTROL = 'Cache-Control';

/**
 * Writes the included files of `deploy/nginx/nginx.conf`.
 *
 * @throws Error for a value that nginx would take for one with variables
 */
export function formatNginxFiles({ port, baseUrl, rules, redirects }: NginxSite): NginxFiles {
  return {
    'listen.conf': `listen ${port};\nlisten [::]:${port};\n`,
    'maps.conf': [
      // The keys are long, and there are several for each page.
      'map_hash_bucket_size 256;\nmap_hash_max_size 16384;\n',
      formatRedirects('moved', redirects, 301),
      formatRedirects('found', redirects, 302),
      formatCaching(rules),
    ].join(''),
    'headers.conf': [
      ...rules
        .filter(({ path }) => path === `${baseUrl}*`)
        .flatMap(({ headers }) => Object.entries(headers))
        .filter(([name]) => name !== CACHE_CONTROL)
        .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`),
      `error_page 404 ${quote(baseUrl + NOT_FOUND_FILE)};\n`,
      `location = ${quote(baseUrl + NOT_FOUND_FILE)} {\n  internal;\n}\n`,
    ].join(''),
  };
}

function formatRedirects(variable: string, redirects: readonly Redirect[], status: Redirect['status']): string {
  const lines = redirects
    .filter((redirect) => redirect.status === status)
    .map(({ from, to }) => `  ${quote(from)} ${quote(to)};\n`);
  return `map $uri $${variable} {\n  default "";\n${lines.join('')}}\n`;
}

/** What was found keeps the time its rule says; an answer that says "not found" never does. */
function formatCaching(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers[CACHE_CONTROL];
    const start = path.replace(/\*$/, '').replace(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`);
    return value === undefined ? [] : [`  "~^(200|206|304) ${start}" ${quote(value)};\n`];
  });
  return `map "$status $uri" $cache_control {\n  default no-cache;\n${lines.join('')}}\n`;
}

function quote(value: string): string {
  if (/[$"\\\n]/.test(value)) throw new Error(`nginx has no way to write the value ${JSON.stringify(value)}.`);
  return `"${value}"`;
}
