import { describeError } from '../../../lib/errors/describeError';

const TIMEOUT_MS = 20_000;

/** A response from a deployment. */
export interface HostResponse {
  status: number;
  /** Header values keyed by lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Target of a redirect, as an absolute URL. */
  location: string | undefined;
}

/** A client for a deployed site. It neither follows redirects nor caches responses. */
export class Deployment {
  /** URL of the home page, with a trailing slash. */
  readonly home: string;

  constructor(home: string) {
    this.home = home.endsWith('/') ? home : `${home}/`;
  }

  /** Resolves a path below the home page to an absolute URL. */
  resolve(path: string): string {
    return new URL(path.replace(/^\//, ''), this.home).href;
  }

  /**
   * Sends a GET request, and returns a redirect instead of following it.
   *
   * @param address - absolute URL, or path below the home page
   * @throws Error that names the address if there is no response
   */
  async get(address: string, headers: Record<string, string> = {}): Promise<HostResponse> {
    const url = /^https?:/.test(address) ? address : this.resolve(address);
    try {
      const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const target = response.headers.get('location');
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
        location: target === null ? undefined : new URL(target, url).href,
      };
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = describeError(cause);
      throw new Error(`${url} did not respond (${reason}): check the address and the network connection.`, {
        cause: error,
      });
    }
  }
}
