import type { Page, Request, Route } from '@playwright/test';

/** What a page of the site asks for, in the words of this file. A browser that only fetches ahead asks for something else. */
const KINDS = {
  scripts: { glob: '**/*.js', isWanted: (request: Request) => request.resourceType() === 'script' },
  pages: { glob: '**/*', isWanted: (request: Request) => request.resourceType() === 'fetch' },
} as const;

type Kind = keyof typeof KINDS;

/** What happens to the requests of a page from now on. */
export interface HeldRequests {
  /** Lets the held requests and all that follow through. */
  release: () => Promise<void>;
}

/**
 * Keeps the scripts, or the pages, that a page asks for from now on waiting, like a slow network.
 *
 * @param only addresses that are kept waiting; all of the kind unless said otherwise
 */
export async function hold(page: Page, kind: Kind, only = /./): Promise<HeldRequests> {
  const { glob, isWanted } = KINDS[kind];
  const held: Route[] = [];
  let isReleased = false;
  await page.route(glob, async (route, request) => {
    if (isReleased || !isWanted(request) || !only.test(request.url())) {
      await route.fallback();
    } else {
      held.push(route);
    }
  });

  return {
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.fallback()));
    },
  };
}

/** Lets the first script, or page, that a page asks for from now on fail, like a network that breaks down for a moment. */
export async function failNext(page: Page, kind: Kind, only = /./): Promise<void> {
  const { glob, isWanted } = KINDS[kind];
  let hasFailed = false;
  await page.route(glob, async (route, request) => {
    if (hasFailed || !isWanted(request) || !only.test(request.url())) {
      await route.fallback();
    } else {
      hasFailed = true;
      await route.abort('failed');
    }
  });
}
