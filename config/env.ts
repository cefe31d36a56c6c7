/** What a build can be told from outside. */
export interface SiteOptions {
  /** Where the site will be served, without a path, e.g. `https://wirespec.io`. */
  url: string;
  /** Path below which it will be served; starts and ends with `/`. */
  baseUrl: string;
  /** The bar above the navigation; a new `id` shows it again to those who closed it. */
  announcement: { id: string; text: string } | undefined;
  /** Shows the switch between dark and light; without it the site is dark. */
  colorModeSwitch: boolean;
  /** Follows the reader's system as long as nothing was chosen; needs the switch. */
  respectSystemColor: boolean;
  /** Address of the sources' editor, a page's path is put behind it; without it pages have no edit link. */
  editUrl: string | undefined;
  /** Account at the hosted search; without it the index inside the site answers. */
  hostedSearch: { appId: string; apiKey: string; indexName: string } | undefined;
  /** Keeps visited pages on the reader's device, and all of them when the reader asks for it; switched off, an installed service worker removes itself. */
  offline: boolean;
  /** Path of the search page below `baseUrl`, without slashes at its ends. */
  searchPagePath: string;
  /** Regular expression of the addresses of results that are on another site; without it all results are pages of this one. */
  searchExternalUrls: string | undefined;
  /** Address to which browsers report violations of the security policy; without it they report nothing. */
  reportUrl: string | undefined;
}

/** All names start with this, so that a misspelled one is found. */
const PREFIX = 'WIRESPEC_SITE_';

const NAMES = [
  'URL',
  'BASE_URL',
  'ANNOUNCEMENT_ID',
  'ANNOUNCEMENT_TEXT',
  'COLOR_MODE_SWITCH',
  'RESPECT_SYSTEM_COLOR',
  'EDIT_URL',
  'OFFLINE',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'SEARCH_PAGE_PATH',
  'SEARCH_EXTERNAL_URLS',
  'REPORT_URL',
] as const;

type Name = (typeof NAMES)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** The key of `npm run search:push`, which may write. No build needs it. */
const ADMIN_KEY = 'SEARCH_ADMIN_KEY';

/** A variable with such a name has a value that nobody may see. */
const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSPHRASE|CREDENTIALS?)$/i;

/** Shorter values are words, which a page may contain for other reasons. */
const MIN_SECRET_LENGTH = 12;

/** Whether the site is built to be published, and not by the development server: the generator sets the variable before it reads the configuration. */
export function isProduction(environment: Environment = process.env): boolean {
  return environment.NODE_ENV === 'production';
}

/**
 * Reads the options of a build from environment variables. Empty variables count as not set.
 *
 * @throws Error with one sentence that names the variable, what is wrong with it and what it may be.
 */
export function readSiteOptions(environment: Environment = process.env): SiteOptions {
  refuseUnknownNames(environment);
  const read = (name: Name): string | undefined => environment[PREFIX + name]?.trim() || undefined;

  const colorModeSwitch = parseSwitch('COLOR_MODE_SWITCH', read('COLOR_MODE_SWITCH'));
  const respectSystemColor = parseSwitch('RESPECT_SYSTEM_COLOR', read('RESPECT_SYSTEM_COLOR'));
  if (respectSystemColor && !colorModeSwitch) {
    throw new Error(
      `${PREFIX}RESPECT_SYSTEM_COLOR is on, but ${PREFIX}COLOR_MODE_SWITCH is off: turn both on or both off.`,
    );
  }

  return {
    url: parseOrigin('URL', read('URL') ?? 'https://wirespec.io'),
    baseUrl: parseBaseUrl('BASE_URL', read('BASE_URL') ?? '/'),
    announcement: parseAnnouncement(read('ANNOUNCEMENT_ID'), read('ANNOUNCEMENT_TEXT')),
    colorModeSwitch,
    respectSystemColor,
    editUrl: parseAddress('EDIT_URL', read('EDIT_URL')),
    offline: parseSwitch('OFFLINE', read('OFFLINE') ?? 'on'),
    hostedSearch: refuseAdminKey(
      parseHostedSearch(read('SEARCH_APP_ID'), read('SEARCH_API_KEY'), read('SEARCH_INDEX')),
      environment[ADMIN_KEY]?.trim(),
    ),
    searchPagePath: parsePath('SEARCH_PAGE_PATH', read('SEARCH_PAGE_PATH') ?? 'search'),
    searchExternalUrls: parsePattern('SEARCH_EXTERNAL_URLS', read('SEARCH_EXTERNAL_URLS')),
    reportUrl: parseReportUrl('REPORT_URL', read('REPORT_URL')),
  };
}

/**
 * Collects what the environment of a build keeps secret, so that the build can prove that none of it is published.
 *
 * @param options - of the build; the key of its search is public
 * @returns values by the names of their variables
 */
export function readSecrets(
  { hostedSearch }: Pick<SiteOptions, 'hostedSearch'>,
  environment: Environment = process.env,
): Map<string, string> {
  const secrets = new Map<string, string>();
  for (const [name, value = ''] of Object.entries(environment)) {
    const isPublic = name.startsWith(PREFIX) || value === hostedSearch?.apiKey;
    if (SECRET_NAME.test(name) && value.length >= MIN_SECRET_LENGTH && !isPublic) secrets.set(name, value);
  }
  return secrets;
}

function refuseAdminKey(
  hostedSearch: SiteOptions['hostedSearch'],
  adminKey: string | undefined,
): SiteOptions['hostedSearch'] {
  if (hostedSearch === undefined || hostedSearch.apiKey !== adminKey) return hostedSearch;
  throw new Error(
    `${PREFIX}SEARCH_API_KEY is the same key as ${ADMIN_KEY}, which may write: every page contains it, so it has to be a key that may only search.`,
  );
}

function refuseUnknownNames(environment: Environment): void {
  const known = new Set<string>(NAMES.map((name) => PREFIX + name));
  const unknown = Object.keys(environment).filter((name) => name.startsWith(PREFIX) && !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(`The environment variable ${unknown.join(', ')} is unknown; available are ${[...known].join(', ')}.`);
}

function parseSwitch(name: Name, value = 'off'): boolean {
  if (value === 'on') return true;
  if (value === 'off') return false;
  throw new Error(`${PREFIX}${name} is "${value}", but it can only be "on" or "off".`);
}

function parseAddress(name: Name, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new Error(
    `${PREFIX}${name} is "${value}", but it has to be a web address such as "https://example.com/edit/main/".`,
  );
}

/** A character that ends a value in a header would add a directive to the policy. */
function parseReportUrl(name: Name, value: string | undefined): string | undefined {
  if (value === undefined || (/^https:\/\/[\w.~:/?&=%-]+$/.test(value) && URL.canParse(value))) return value;
  throw new Error(
    `${PREFIX}${name} is "${value}", but it has to be an address such as "https://reports.example.com/csp".`,
  );
}

function parseOrigin(name: Name, value: string): string {
  const origin = URL.canParse(value) ? new URL(value).origin : undefined;
  if (origin !== undefined && /^https?:/.test(origin) && value.replace(/\/$/, '') === origin) return origin;
  throw new Error(
    `${PREFIX}${name} is "${value}", but it has to be an address without a path such as "https://example.com"; a path goes into ${PREFIX}BASE_URL.`,
  );
}

function parseBaseUrl(name: Name, value: string): string {
  if (/^\/([\w.~-]+\/)*$/.test(value)) return value;
  throw new Error(
    `${PREFIX}${name} is "${value}", but it has to start and end with a slash, such as "/" or "/wirespec/".`,
  );
}

function parsePath(name: Name, value: string): string {
  if (/^[\w.~-]+(\/[\w.~-]+)*$/.test(value)) return value;
  throw new Error(
    `${PREFIX}${name} is "${value}", but it has to be a path without slashes at its ends, such as "search" or "docs/search".`,
  );
}

function parsePattern(name: Name, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  try {
    return new RegExp(value).source;
  } catch {
    throw new Error(
      `${PREFIX}${name} is "${value}", but it has to be a regular expression such as "^https://example\\.".`,
    );
  }
}

function parseAnnouncement(id: string | undefined, text: string | undefined): SiteOptions['announcement'] {
  if (id === undefined && text === undefined) return undefined;
  if (id !== undefined && text !== undefined) return { id, text };
  throw new Error(
    `${PREFIX}ANNOUNCEMENT_${id === undefined ? 'ID' : 'TEXT'} is missing: an announcement needs both an id and a text.`,
  );
}

function parseHostedSearch(
  appId: string | undefined,
  apiKey: string | undefined,
  indexName: string | undefined,
): SiteOptions['hostedSearch'] {
  if (appId === undefined && apiKey === undefined && indexName === undefined) return undefined;
  if (appId !== undefined && apiKey !== undefined && indexName !== undefined) return { appId, apiKey, indexName };
  const missing = Object.entries({ SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey, SEARCH_INDEX: indexName })
    .filter(([, value]) => value === undefined)
    .map(([name]) => PREFIX + name);
  throw new Error(
    `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: the hosted search needs an application id, an API key and an index. Set all three, or none: then the site answers searches itself.`,
  );
}
