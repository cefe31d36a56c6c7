/** Options of a build, read from environment variables. */
export interface SiteOptions {
  /** Origin of the published site, without a path: `https://wirespec.io`. */
  url: string;
  /** Path under which the site is served; starts and ends with `/`. */
  baseUrl: string;
  /** Announcement bar. A new `id` shows the bar again to readers who closed it. */
  announcement: { id: string; text: string } | undefined;
  /** Whether pages have a switch between dark and light mode; without it, the site is dark. */
  hasColorModeSwitch: boolean;
  /**
   * Whether the color mode follows the operating system until the reader chooses one; requires `hasColorModeSwitch`.
   */
  respectsSystemColor: boolean;
  /** Base URL of the source editor, to which each page's path is appended; undefined removes the edit links. */
  editUrl: string | undefined;
  /** Hosted search account; undefined selects the embedded search index. */
  hostedSearch: { appId: string; apiKey: string; indexName: string } | undefined;
  /**
   * Whether a service worker caches visited pages, and all pages if the reader asks for it. If false, a service worker
   * that is already installed unregisters itself.
   */
  hasOfflineReading: boolean;
  /** Path of the search page relative to `baseUrl`, without leading or trailing slash. */
  searchPagePath: string;
  /**
   * Regular expression for URLs of search results on other sites; undefined treats all results as pages of this site.
   */
  searchExternalUrls: string | undefined;
  /** URL to which browsers report violations of the security policy; undefined disables reports. */
  reportUrl: string | undefined;
}

/**
 * Prefix of the environment variables that set options. An unknown name with this prefix is an error, because it may be
 * misspelled.
 */
const PREFIX = 'WIRESPEC_SITE_';

/** Format of a value: a test, and the rest of a sentence that begins with "it must". */
type Format = readonly [isValid: (value: string) => boolean, requirement: string];

const SWITCH: Format = [(value) => value === 'on' || value === 'off', 'be "on" or "off"'];

const ANY_TEXT: Format = [() => true, ''];

/** Format of each variable, by its name without `PREFIX`. */
const FORMATS = {
  URL: [
    (value) => isUrl(value) && value.replace(/\/$/, '') === new URL(value).origin,
    `be a URL without a path such as "https://example.com". Put the path into ${PREFIX}BASE_URL`,
  ],
  BASE_URL: [(value) => /^\/([\w.~-]+\/)*$/.test(value), 'start and end with a slash, such as "/" or "/wirespec/"'],
  ANNOUNCEMENT_ID: ANY_TEXT,
  ANNOUNCEMENT_TEXT: ANY_TEXT,
  COLOR_MODE_SWITCH: SWITCH,
  RESPECT_SYSTEM_COLOR: SWITCH,
  EDIT_URL: [isUrl, 'be a URL such as "https://example.com/edit/main/"'],
  OFFLINE: SWITCH,
  SEARCH_APP_ID: ANY_TEXT,
  SEARCH_API_KEY: ANY_TEXT,
  SEARCH_INDEX: ANY_TEXT,
  SEARCH_PAGE_PATH: [
    (value) => /^[\w.~-]+(\/[\w.~-]+)*$/.test(value),
    'be a path without leading or trailing slash, such as "search" or "docs/search"',
  ],
  SEARCH_EXTERNAL_URLS: [isPattern, 'be a regular expression such as "^https://example\\."'],
  REPORT_URL: [
    // Allows only some characters, because a `;` or a space would add a directive or a source to the security policy.
    (value) => /^https:\/\/[\w.~:/?&=%-]+$/.test(value) && URL.canParse(value),
    'be an HTTPS URL such as "https://reports.example.com/csp"',
  ],
} satisfies Record<string, Format>;

type OptionName = keyof typeof FORMATS;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Name of the variable with the admin key, which `npm run search:push` uses to write to the index. Builds do not need
 * it.
 */
const ADMIN_KEY_VARIABLE = 'SEARCH_ADMIN_KEY';

/** Matches the names of variables whose values are secret. */
const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSPHRASE|CREDENTIALS?)$/i;

/** Minimum length of a secret; shorter values are common words that a page may contain by chance. */
const MIN_SECRET_LENGTH = 12;

/**
 * Returns whether this is a production build. Docusaurus sets `NODE_ENV` before it reads the configuration; the
 * development server sets another value.
 */
export function isProduction(environment: Environment = process.env): boolean {
  return environment.NODE_ENV === 'production';
}

/**
 * Reads the options of a build from environment variables. An empty variable counts as unset.
 *
 * @throws Error for an unknown variable, an invalid value, or values that do not fit together; names the remedy
 */
export function readSiteOptions(environment: Environment = process.env): SiteOptions {
  rejectUnknownNames(environment);
  const read = (name: OptionName): string | undefined => {
    const value = environment[PREFIX + name]?.trim() || undefined;
    const [isValid, requirement]: Format = FORMATS[name];
    if (value === undefined || isValid(value)) return value;
    throw new Error(`${PREFIX}${name} is "${value}", but it must ${requirement}.`);
  };

  const hasColorModeSwitch = read('COLOR_MODE_SWITCH') === 'on';
  const respectsSystemColor = read('RESPECT_SYSTEM_COLOR') === 'on';
  if (respectsSystemColor && !hasColorModeSwitch) {
    throw new Error(
      `${PREFIX}RESPECT_SYSTEM_COLOR is on, but ${PREFIX}COLOR_MODE_SWITCH is off: turn both on or both off.`,
    );
  }
  const externalUrls = read('SEARCH_EXTERNAL_URLS');

  return {
    url: new URL(read('URL') ?? 'https://wirespec.io').origin,
    baseUrl: read('BASE_URL') ?? '/',
    announcement: parseAnnouncement(read('ANNOUNCEMENT_ID'), read('ANNOUNCEMENT_TEXT')),
    hasColorModeSwitch,
    respectsSystemColor,
    editUrl: read('EDIT_URL'),
    hasOfflineReading: read('OFFLINE') !== 'off',
    hostedSearch: rejectAdminKey(
      parseHostedSearch(read('SEARCH_APP_ID'), read('SEARCH_API_KEY'), read('SEARCH_INDEX')),
      environment[ADMIN_KEY_VARIABLE]?.trim(),
    ),
    searchPagePath: read('SEARCH_PAGE_PATH') ?? 'search',
    searchExternalUrls: externalUrls === undefined ? undefined : new RegExp(externalUrls).source,
    reportUrl: read('REPORT_URL'),
  };
}

/**
 * Collects the secrets in the environment, so that the build can check that it publishes none of them.
 *
 * @param options - options of the build; the key of its hosted search is public and not a secret
 * @returns values by variable name
 */
export function readSecrets(
  { hostedSearch }: Pick<SiteOptions, 'hostedSearch'>,
  environment: Environment = process.env,
): Map<string, string> {
  const secrets = new Map<string, string>();
  for (const [name, value = ''] of Object.entries(environment)) {
    // Variables with the prefix are options of this site, and pages contain many of their values.
    const isPublic = name.startsWith(PREFIX) || value === hostedSearch?.apiKey;
    if (SECRET_NAME.test(name) && value.length >= MIN_SECRET_LENGTH && !isPublic) secrets.set(name, value);
  }
  return secrets;
}

function rejectAdminKey(
  hostedSearch: SiteOptions['hostedSearch'],
  adminKey: string | undefined,
): SiteOptions['hostedSearch'] {
  if (hostedSearch === undefined || hostedSearch.apiKey !== adminKey) return hostedSearch;
  throw new Error(
    `${PREFIX}SEARCH_API_KEY is the same key as ${ADMIN_KEY_VARIABLE}. That key can change the index, and every page would contain it. Use a key that can only search.`,
  );
}

function rejectUnknownNames(environment: Environment): void {
  const known = new Set(Object.keys(FORMATS).map((name) => PREFIX + name));
  const unknown = Object.keys(environment).filter((name) => name.startsWith(PREFIX) && !known.has(name));
  if (unknown.length === 0) return;
  const [noun, pronoun] = unknown.length === 1 ? ['variable', 'it'] : ['variables', 'them'];
  throw new Error(
    `Unknown environment ${noun}: ${unknown.join(', ')}. Correct or unset ${pronoun}. Available: ${[...known].join(', ')}.`,
  );
}

function isUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isPattern(value: string): boolean {
  try {
    return Boolean(new RegExp(value));
  } catch {
    return false;
  }
}

function parseAnnouncement(id: string | undefined, text: string | undefined): SiteOptions['announcement'] {
  if (id === undefined && text === undefined) return undefined;
  if (id !== undefined && text !== undefined) return { id, text };
  throw new Error(
    `${PREFIX}ANNOUNCEMENT_${id === undefined ? 'ID' : 'TEXT'} is missing: set both the id and the text of the announcement, or neither.`,
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
    `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: the hosted search needs an application id, an API key and an index. Set all three, or none to use the embedded search.`,
  );
}
