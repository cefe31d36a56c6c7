import type { SecurityPolicy } from '../lib/hosting/SecurityPolicy';
import { EXAMPLES_FILE } from '../plugins/built-pages/machine-readable/createFilesStep';
import { MESSAGES_FILE } from '../plugins/built-pages/machine-readable/createMessagesStep';
import { BUNDLER_POLICY } from '../plugins/site-client';
import type { SiteOptions } from './env';
import { SERVED_FILES } from './machineReadable';

const NOBODY = "'none'";
const SELF = "'self'";

/** Name of the endpoint in the header that says where reports go. */
const REPORT_GROUP = 'policy';

/** Two years, in seconds. Not for subdomains, which belong to other sites. */
const HTTPS_SECONDS = 63_072_000;

/** What a page could ask a reader's machine for. The site needs none of it; copying is the only thing it does outside of its window. */
const FEATURES = [
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

/** What editors and tools of other sites load: the grammar, the contracts and the list of messages. */
const SHARED = [...Object.keys(SERVED_FILES), 'wirespec.tmLanguage.json', EXAMPLES_FILE, 'examples/*', MESSAGES_FILE];

/** The security policy of a site with the given options: the one place where it is written. `docs-dev/hosting.md` says where it goes from here. */
export function createSecurityPolicy({ hostedSearch, reportUrl }: SiteOptions): SecurityPolicy {
  return {
    content: {
      'default-src': [NOBODY],
      'script-src': [SELF],
      'style-src': [SELF],
      // Stylesheets contain small pictures.
      'img-src': [SELF, 'data:'],
      'font-src': [SELF],
      'connect-src': [SELF, ...(hostedSearch === undefined ? [] : listSearchHosts(hostedSearch.appId))],
      'worker-src': [SELF],
      'manifest-src': [SELF],
      'base-uri': [NOBODY],
      // The search works without scripts, too: its form leads to the search page.
      'form-action': [SELF],
      'frame-ancestors': [NOBODY],
      'require-trusted-types-for': ["'script'"],
      // Of `src/client/trustHtml` and of the bundler's runtime.
      'trusted-types': ['site', BUNDLER_POLICY],
      // `report-uri` is for browsers without `Reporting-Endpoints`.
      ...(reportUrl === undefined ? {} : { 'report-to': [REPORT_GROUP], 'report-uri': [reportUrl] }),
    },
    headers: {
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': [...FEATURES.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
      ...(reportUrl === undefined ? {} : { 'Reporting-Endpoints': `${REPORT_GROUP}="${reportUrl}"` }),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': `max-age=${HTTPS_SECONDS}`,
      'X-Content-Type-Options': 'nosniff',
      // For browsers that do not know `frame-ancestors`.
      'X-Frame-Options': 'DENY',
    },
    shared: SHARED,
  };
}

/** The hosts that the provider's client asks when it searches, in the order of its retries; `config/__tests__/security.test.ts` compares with the client. */
function listSearchHosts(appId: string): string[] {
  const name = appId.toLowerCase();
  return [`https://${name}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${name}-${number}.algolianet.com`)];
}
