import type { SecurityPolicy } from '../lib/hosting/SecurityPolicy';
import { EXAMPLES_FILE } from '../plugins/built-pages/machine-readable/createFilesStep';
import { MESSAGES_FILE } from '../plugins/built-pages/machine-readable/createMessagesStep';
import { BUNDLER_POLICY } from '../plugins/site-client';
import type { SiteOptions } from './env';
import { SERVED_FILES } from './machineReadable';

const NONE = "'none'";
const SELF = "'self'";

/** Name of the reporting endpoint in the `Reporting-Endpoints` header. */
const REPORTING_ENDPOINT = 'policy';

/**
 * HSTS lifetime: two years, in seconds. The header omits `includeSubDomains`, because subdomains belong to other sites.
 */
const HSTS_MAX_AGE_SECONDS = 63_072_000;

/**
 * Browser features that the site does not use and therefore disables. All other features except `clipboard-write` keep
 * the default of the browser.
 */
const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Files that other origins may load: the grammars, the example contracts, and the lists of contracts and messages. */
const CROSS_ORIGIN_FILES = [
  ...Object.keys(SERVED_FILES),
  'wirespec.tmLanguage.json',
  EXAMPLES_FILE,
  'examples/*',
  MESSAGES_FILE,
];

/**
 * Creates the security policy of a site. `createHostingStep` generates headers and `meta` elements from it; see
 * `docs-dev/hosting.md`.
 */
export function createSecurityPolicy({ hostedSearch, reportUrl }: SiteOptions): SecurityPolicy {
  return {
    directives: {
      'default-src': [NONE],
      'script-src': [SELF],
      'style-src': [SELF],
      // Stylesheets embed small images as data URLs.
      'img-src': [SELF, 'data:'],
      'font-src': [SELF],
      'connect-src': [SELF, ...(hostedSearch === undefined ? [] : listSearchHosts(hostedSearch.appId))],
      'worker-src': [SELF],
      'manifest-src': [SELF],
      'base-uri': [NONE],
      // Without scripts, the search form submits to the search page.
      'form-action': [SELF],
      'frame-ancestors': [NONE],
      'require-trusted-types-for': ["'script'"],
      // Policies of `src/client/trustHtml` and of the bundler's runtime.
      'trusted-types': ['site', BUNDLER_POLICY],
      // `report-uri` serves browsers without `Reporting-Endpoints`.
      ...(reportUrl === undefined ? {} : { 'report-to': [REPORTING_ENDPOINT], 'report-uri': [reportUrl] }),
    },
    headers: {
      // `Cross-Origin-Opener-Policy` is omitted, because the browser would start another process for the first page
      // (decision 0084).
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': [...DISABLED_FEATURES.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(
        ', ',
      ),
      ...(reportUrl === undefined ? {} : { 'Reporting-Endpoints': `${REPORTING_ENDPOINT}="${reportUrl}"` }),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
      // Needed by browsers without support for `frame-ancestors`.
      'X-Frame-Options': 'DENY',
    },
    crossOriginPaths: CROSS_ORIGIN_FILES,
  };
}

/**
 * Lists the hosts that Algolia's client queries. `config/__tests__/security.test.ts` compares the list with the client.
 */
function listSearchHosts(appId: string): string[] {
  const name = appId.toLowerCase();
  return [`https://${name}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${name}-${number}.algolianet.com`)];
}
