import type { Page, Request, Route } from '@playwright/test';

/** The kinds of requests that a page sends. The requests with which a browser prefetches are of other types. */
const KINDS = {
  scripts: { glob: '**/*.js', isWanted: (request: Request) => request.resourceType() === 'script' },
  pages: { glob: '**/*', isWanted: (request: Request) => request.resourceType() === 'fetch' },
} as const;

type Kind = keyof typeof KINDS;

/** Requests that wait. */
export interface HeldRequests {
  /** Sends the waiting requests, and all later ones at once. */
  release: () => Promise<void>;
}

/**
 * Holds all further requests of a page for scripts, or for pages, like a slow network.
 *
 * @param only - pattern of the addresses to hold; by default, all requests of the kind are held
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

/** Fails the next request of a page for a script, or for a page, like a network that breaks down for a moment. */
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
