import type { HeaderRule } from './headersFile';
import { NOT_FOUND_FILE } from './listRedirects';
import type { Redirect } from './redirectsFile';

/** What the configuration of nginx includes, made from what the site says itself. */
export interface NginxFiles {
  'listen.conf': string;
  'maps.conf': string;
  'redirects.conf': string;
  'headers.conf': string;
}

/** What the files are made of. */
export interface NginxSite {
  port: number;
  /** Address of the host for which the site was built, without a path. Requests without TLS are redirected there, whatever host they name. */
  url: string;
  /** Path below which the site is served, with slashes at both ends. */
  baseUrl: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

const CACHE_CONTROL = 'Cache-Control';
const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';

/**
 * Writes the included files of `deploy/nginx/nginx.conf`.
 *
 * @throws Error for a value that nginx would take for one with variables
 */
export function formatNginxFiles({ port, url, baseUrl, rules, redirects }: NginxSite): NginxFiles {
  return {
    'listen.conf': `listen ${port};\nlisten [::]:${port};\n${formatTransport(url)}`,
    'maps.conf':
      formatMap('cache_control', 'no-cache', CACHE_CONTROL, rules) +
      formatMap('shared_with', '""', ALLOW_ORIGIN, rules),
    'redirects.conf': redirects.map(formatRedirect).join(''),
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

/** The proxy in front ends TLS, and says whether a request came with it. */
function formatTransport(url: string): string {
  return url.startsWith('https:')
    ? `if ($http_x_forwarded_proto = http) {\n  return 301 ${quote(url, '$request_uri')};\n}\n`
    : '';
}

function formatRedirect({ from, to, status }: Redirect): string {
  return `location = ${quote(from)} {\n  return ${status} ${quote(to, '$is_args$args')};\n}\n`;
}

/** What was found gets the header that its rule names; an answer that says "not found" never does. */
function formatMap(variable: string, otherwise: string, header: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers[header];
    const start = path.replace(/\*$/, '').replace(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`);
    return value === undefined ? [] : [`  "~^(200|206|304) ${start}" ${quote(value)};\n`];
  });
  return `map "$status $uri" $${variable} {\n  default ${otherwise};\n${lines.join('')}}\n`;
}

/** @param variables - of nginx, which follow the value */
function quote(value: string, variables = ''): string {
  if (/[$\\\n]/.test(value)) throw new Error(`nginx has no way to write the value ${JSON.stringify(value)}.`);
  return `"${value.replaceAll('"', String.raw`\"`)}${variables}"`;
}
