/** What came of opening an address: nothing is wrong, or a sentence says what is. */
export interface LinkResult {
  url: string;
  problem?: string;
}

/** A page is given this long, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Some hosts refuse programs that do not say who they are. */
const HEADERS = { 'User-Agent': 'wirespec-site-link-check (https://wirespec.io)', Accept: 'text/html,*/*' };

/**
 * Opens an address as a browser would, redirects included, and looks for the element it points to.
 *
 * @param open - stands for `fetch` in tests
 */
export async function checkLink(url: string, open: typeof fetch = fetch): Promise<LinkResult> {
  try {
    const answer = await open(url, { headers: HEADERS, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return { url, problem: `answers with status ${answer.status}` };
    const text = await answer.text();
    const id = decodeURIComponent(new URL(url).hash.slice(1));
    const isHtml = answer.headers.get('content-type')?.includes('html') ?? false;
    if (id !== '' && isHtml && !hasTarget(text, id)) return { url, problem: `has no element with the id "${id}"` };

    return { url };
  } catch (error) {
    return { url, problem: `was not reached: ${describeFailure(error)}` };
  }
}

/** GitHub puts its own letters before the ids of headings, and adds them by script. */
function hasTarget(html: string, id: string): boolean {
  return [id, `user-content-${id}`].some((name) =>
    [`id="${name}"`, `id='${name}'`, `id=${name}`, `name="${name}"`, `\\"#${id}\\"`].some((text) =>
      html.includes(text),
    ),
  );
}

/** The cause of a failed fetch says more than the failure. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
