import type { HeaderRule } from './headersFile';
import { NOT_FOUND_FILE } from './listRedirects';
import type { Redirect } from './redirectsFile';

/** Properties from which the files are generated. */
export interface NginxSite {
  port: number;
  /**
   * Origin for which the site was built. If it begins with `https:`, HTTP requests are redirected to it, regardless of
   * their host.
   */
  url: string;
  /** Path under which the site is served, with slashes at both ends. */
  baseUrl: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

const CACHE_CONTROL = 'Cache-Control';
const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';

/**
 * Generates the files that `deploy/nginx/nginx.conf` includes.
 *
 * @returns contents of the files by name
 * @throws Error for a value with a `$`, a backslash or a line break, which nginx would interpret
 */
export function formatNginxFiles({ port, url, baseUrl, rules, redirects }: NginxSite) {
  return {
    'listen.conf': `listen ${port};\nlisten [::]:${port};\n${formatHttpsRedirect(url)}`,
    'maps.conf':
      formatMap('cache_control', 'no-cache', CACHE_CONTROL, rules) +
      formatMap('shared_with', '""', ALLOW_ORIGIN, rules),
    'redirects.conf': redirects.map(formatRedirect).join(''),
    'headers.conf': [
      ...rules
        .filter(({ path }) => path === `${baseUrl}*`)
        .flatMap(({ headers }) => Object.entries(headers))
        .filter(([name]) => name !== CACHE_CONTROL)
        .map(([name, value]) => `add_header ${name} ${quoteValue(value)} always;\n`),
      `error_page 404 ${quoteValue(baseUrl + NOT_FOUND_FILE)};\n`,
      `location = ${quoteValue(baseUrl + NOT_FOUND_FILE)} {\n  internal;\n}\n`,
    ].join(''),
  };
}

/**
 * Formats the redirect from HTTP to HTTPS. TLS ends at a proxy, which reports the original protocol in
 * `X-Forwarded-Proto`.
 */
function formatHttpsRedirect(url: string): string {
  return url.startsWith('https:')
    ? `if ($http_x_forwarded_proto = http) {\n  return 301 ${quoteValue(url, '$request_uri')};\n}\n`
    : '';
}

function formatRedirect({ from, to, status }: Redirect): string {
  return `location = ${quoteValue(from)} {\n  return ${status} ${quoteValue(to, '$is_args$args')};\n}\n`;
}

/**
 * Formats a map from successful requests to the header value of the rule for their path. Other requests get the
 * default.
 */
function formatMap(variable: string, defaultValue: string, header: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers[header];
    const start = path.replace(/\*$/, '').replace(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`);
    const end = path.endsWith('*') ? '' : '$';
    return value === undefined ? [] : [`  "~^(200|206|304) ${start}${end}" ${quoteValue(value)};\n`];
  });
  return `map "$status $uri" $${variable} {\n  default ${defaultValue};\n${lines.join('')}}\n`;
}

/**
 * Quotes a value for the nginx configuration.
 *
 * @param variables - nginx variables to append
 * @throws Error for a value with a `$`, a backslash or a line break
 */
function quoteValue(value: string, variables = ''): string {
  if (/[$\\\n]/.test(value))
    throw new Error(
      `The value ${JSON.stringify(value)} contains "$", a backslash or a line break, which the nginx configuration cannot express. Remove it from the header, the page path or the URL of the site.`,
    );
  return `"${value.replaceAll('"', String.raw`\"`)}${variables}"`;
}
