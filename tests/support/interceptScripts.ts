import type { Page, Request, Route } from '@playwright/test';

/** Scripts of pages; a browser that only fetches them ahead asks for something else than a script. */
function isScript(request: Request): boolean {
  return request.resourceType() === 'script';
}

/** What happens to the scripts a page asks for from now on. */
export interface HeldScripts {
  /** Lets the held scripts and all that follow through. */
  release: () => Promise<void>;
}

/** Keeps the scripts a page asks for from now on waiting, like a slow network. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route('**/*.js', async (route, request) => {
    if (isReleased || !isScript(request)) {
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

/** Lets the first script a page asks for from now on fail, like a network that breaks down for a moment. */
export async function failNextScript(page: Page): Promise<void> {
  let hasFailed = false;
  await page.route('**/*.js', async (route, request) => {
    if (hasFailed || !isScript(request)) {
      await route.fallback();
    } else {
      hasFailed = true;
      await route.abort('failed');
    }
  });
}
