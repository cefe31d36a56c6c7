/** The response for a site's start page, as a scanner sees it. */
export interface ScannedResponse {
  /** Headers by lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** Whether a request without TLS is redirected to HTTPS; `undefined` if it cannot be made. */
  redirection: 'https' | 'none' | undefined;
}

/** Result of one test: the Observatory's name for the result, and its contribution to the score. */
export interface HeaderFinding {
  name: string;
  modifier: number;
}

/** Result of all tests. */
export interface HeaderReport {
  /** 100 plus all penalties and, if that is at least `MIN_SCORE_FOR_BONUS`, all bonuses; at least 0. */
  score: number;
  /** Letter for the score, from `A+` to `F`. */
  grade: string;
  findings: HeaderFinding[];
}

/** Minimum score of each grade. */
const GRADES: readonly (readonly [number, string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

/** Minimum score before bonuses for which a site gets bonuses. */
const MIN_SCORE_FOR_BONUS = 90;

/** Minimum HSTS lifetime without a penalty, in seconds. */
const SIX_MONTHS_SECONDS = 15_768_000;

const BROAD_SOURCES = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']);

/**
 * Grades the headers of a site with the rules of Mozilla's HTTP Observatory:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring.
 *
 * The rules about scripts of other hosts and preloaded domains are left out, because this site has neither.
 */
export function gradeHeaders({ headers, redirection }: ScannedResponse): HeaderReport {
  const policy = parseContentPolicy(headers['content-security-policy'] ?? '');
  const findings = [
    gradeContentPolicy(policy),
    gradeCookies(headers['set-cookie']),
    gradeCors(headers),
    gradeRedirection(redirection),
    gradeReferrerPolicy(headers['referrer-policy']),
    gradeHsts(headers['strict-transport-security']),
    gradeContentTypeOptions(headers['x-content-type-options']),
    gradeFrameOptions(headers['x-frame-options'], policy),
    gradeResourcePolicy(headers['cross-origin-resource-policy']),
  ];
  const penalties = sumModifiers(findings.filter(({ modifier }) => modifier < 0));
  const bonuses =
    100 + penalties >= MIN_SCORE_FOR_BONUS ? sumModifiers(findings.filter(({ modifier }) => modifier > 0)) : 0;
  const score = Math.max(0, 100 + penalties + bonuses);

  return { score, grade: GRADES.find(([lowest]) => score >= lowest)?.[1] ?? 'F', findings };
}

type ContentPolicy = ReadonlyMap<string, readonly string[]>;

/** Parses a policy. Directive names are case-insensitive, and the first directive of a name wins. */
function parseContentPolicy(text: string): ContentPolicy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name !== '' && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
}

function gradeContentPolicy(policy: ContentPolicy): HeaderFinding {
  if (policy.size === 0) return { name: 'csp-not-implemented', modifier: -25 };
  const readSources = (directive: string): readonly string[] =>
    policy.get(directive) ?? policy.get('default-src') ?? ['*'];
  const active = [...readSources('script-src'), ...readSources('object-src')];
  const styles = readSources('style-src');
  const isUnsafe = (source: string): boolean =>
    BROAD_SOURCES.has(source) || source === 'data:' || source === "'unsafe-inline'";
  const isInsecure = (source: string): boolean => /^(?:http|ftp):/.test(source);

  if (active.some(isUnsafe)) return { name: 'csp-implemented-with-unsafe-inline', modifier: -20 };
  if ([...active, ...styles].some(isInsecure)) return { name: 'csp-implemented-with-insecure-scheme', modifier: -20 };
  if ([...active, ...styles].includes("'unsafe-eval'")) {
    return { name: 'csp-implemented-with-unsafe-eval', modifier: -10 };
  }
  if ([...readSources('img-src'), ...readSources('media-src')].some(isInsecure)) {
    return { name: 'csp-implemented-with-insecure-scheme-in-passive-content-only', modifier: -10 };
  }
  if (styles.some(isUnsafe)) return { name: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0 };
  const formTargets = policy.get('form-action') ?? ['*'];
  const isClosed = policy.get('default-src')?.join() === "'none'" && /^'(?:none|self)'$/.test(formTargets.join());
  return isClosed
    ? { name: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 }
    : { name: 'csp-implemented-with-no-unsafe', modifier: 5 };
}

function gradeCookies(cookies: string | undefined): HeaderFinding {
  // The site sets no cookies, so a cookie must come from a proxy and counts as insecure.
  return cookies === undefined
    ? { name: 'cookies-not-found', modifier: 0 }
    : { name: 'cookies-without-secure-flag', modifier: -20 };
}

function gradeCors(headers: ScannedResponse['headers']): HeaderFinding {
  const isOpen =
    headers['access-control-allow-origin'] === '*' && headers['access-control-allow-credentials'] === 'true';
  return isOpen
    ? { name: 'cross-origin-resource-sharing-implemented-with-universal-access', modifier: -50 }
    : { name: 'cross-origin-resource-sharing-not-implemented', modifier: 0 };
}

function gradeRedirection(redirection: ScannedResponse['redirection']): HeaderFinding {
  if (redirection === 'https') return { name: 'redirection-to-https', modifier: 0 };
  return redirection === 'none'
    ? { name: 'redirection-missing', modifier: -20 }
    : { name: 'redirection-not-needed-no-http', modifier: 0 };
}

function gradeReferrerPolicy(value: string | undefined): HeaderFinding {
  if (value === undefined) return { name: 'referrer-policy-not-implemented', modifier: 0 };
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? { name: 'referrer-policy-private', modifier: 5 }
    : { name: 'referrer-policy-unsafe', modifier: -5 };
}

function gradeHsts(value: string | undefined): HeaderFinding {
  if (value === undefined) return { name: 'hsts-not-implemented', modifier: -20 };
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(value) ?? [];
  if (seconds === undefined) return { name: 'hsts-header-invalid', modifier: -20 };
  return Number(seconds) >= SIX_MONTHS_SECONDS
    ? { name: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 }
    : { name: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 };
}

function gradeContentTypeOptions(value: string | undefined): HeaderFinding {
  return value === 'nosniff'
    ? { name: 'x-content-type-options-nosniff', modifier: 0 }
    : { name: 'x-content-type-options-not-implemented', modifier: -5 };
}

function gradeFrameOptions(value: string | undefined, policy: ContentPolicy): HeaderFinding {
  const ancestors = policy.get('frame-ancestors');
  if (ancestors !== undefined && !ancestors.some((source) => BROAD_SOURCES.has(source))) {
    return { name: 'x-frame-options-implemented-via-csp', modifier: 5 };
  }
  return /^(?:deny|sameorigin)$/i.test(value ?? '')
    ? { name: 'x-frame-options-sameorigin-or-deny', modifier: 5 }
    : { name: 'x-frame-options-not-implemented', modifier: -20 };
}

function gradeResourcePolicy(value: string | undefined): HeaderFinding {
  if (value === undefined) return { name: 'corp-not-implemented', modifier: 0 };
  if (/^same-(?:origin|site)$/.test(value)) return { name: `corp-implemented-with-${value}`, modifier: 10 };
  return value === 'cross-origin'
    ? { name: 'corp-implemented-with-cross-origin', modifier: 0 }
    : { name: 'corp-header-invalid', modifier: -5 };
}

function sumModifiers(findings: readonly HeaderFinding[]): number {
  return findings.reduce((total, { modifier }) => total + modifier, 0);
}
