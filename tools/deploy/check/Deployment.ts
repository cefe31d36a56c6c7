/** Sent at the same time; a host may take more for an attack. */
const LANES = 8;

const TIMEOUT_MS = 20_000;

/** One answer of a deployment. */
export interface HostAnswer {
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Where a redirect leads to, as a full address. */
  location: string | undefined;
}

/** A site that is served somewhere. Nothing is followed and nothing is kept. */
export class Deployment {
  /** The address of the home page, with a slash at its end. */
  readonly home: string;

  constructor(home: string) {
    this.home = home.endsWith('/') ? home : `${home}/`;
  }

  /** @returns the full address of a path below the home page */
  resolve(path: string): string {
    return new URL(path.replace(/^\//, ''), this.home).href;
  }

  /**
   * @param address - full, or a path below the home page
   * @throws Error that names the address when there is no answer
   */
  async ask(address: string, headers: Record<string, string> = {}): Promise<HostAnswer> {
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
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${url} gave no answer (${reason}).`, { cause: error });
    }
  }
}

/** Does something for each of many addresses, some at a time. */
export async function runConcurrently<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = queue.next(); next.done !== true; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
