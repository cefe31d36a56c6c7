/**
 * Result of requesting an address. `problem` is the end of a sentence that begins with the address; it is undefined if
 * the address works.
 */
export interface LinkResult {
  url: string;
  problem?: string;
}

/** Time limit of a request, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Request headers; some hosts reject requests without a user agent. */
const HEADERS = { 'User-Agent': 'wirespec-site-link-check (https://wirespec.io)', Accept: 'text/html,*/*' };

/**
 * Requests an address, follows redirects, and looks for the element that its fragment points to.
 *
 * @param open - replaces `fetch` in tests
 * @returns the result; this function never rejects
 */
export async function checkLink(url: string, open: typeof fetch = fetch): Promise<LinkResult> {
  try {
    const response = await open(url, { headers: HEADERS, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return { url, problem: `responds with status ${response.status}` };
    const text = await response.text();
    const id = decodeURIComponent(new URL(url).hash.slice(1));
    const isHtml = response.headers.get('content-type')?.includes('html') ?? false;
    if (id !== '' && isHtml && !hasTarget(text, id)) return { url, problem: `has no element with the id "${id}"` };

    return { url };
  } catch (error) {
    return { url, problem: `did not respond: ${describeFailure(error)}` };
  }
}

/**
 * Returns whether a page has an element with the id. GitHub prefixes the ids of headings with `user-content-`, and may
 * add them with a script.
 */
function hasTarget(html: string, id: string): boolean {
  return [id, `user-content-${id}`].some((name) =>
    [`id="${name}"`, `id='${name}'`, `id=${name}`, `name="${name}"`, `\\"#${id}\\"`].some((text) =>
      html.includes(text),
    ),
  );
}

/** Returns the message of the error's cause if there is one, because `fetch` itself only reports that it failed. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
