import type { Page, Request, Route } from '@playwright/test';

/** Kinds of requests that tests intercept. Prefetching requests have other resource types, so they are not included. */
const KINDS = {
  scripts: { glob: '**/*.js', isWanted: (request: Request) => request.resourceType() === 'script' },
  pages: { glob: '**/*', isWanted: (request: Request) => request.resourceType() === 'fetch' },
} as const;

type Kind = keyof typeof KINDS;

/** Requests that `holdRequests` holds back. */
export interface HeldRequests {
  /** Sends the waiting requests, and all later ones at once. */
  release: () => Promise<void>;
}

/**
 * Holds back all further requests of a page for scripts, or for pages, as a slow network would.
 *
 * @param only - pattern of the addresses to hold; by default, all requests of the kind are held
 */
export async function holdRequests(page: Page, kind: Kind, only = /./): Promise<HeldRequests> {
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

/** Fails the next request of a page for a script, or for a page, as a network does that breaks down for a moment. */
export async function failNextRequest(page: Page, kind: Kind, only = /./): Promise<void> {
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
