import type { Page } from '@playwright/test';

/** Shows an open page in the light theme, and waits until all colors have arrived there. */
export async function showLight(page: Page): Promise<void> {
  await showTheme(page, 'light');
}

/** Shows an open page in the dark theme, and waits until all colors have arrived there. */
export async function showDark(page: Page): Promise<void> {
  await showTheme(page, 'dark');
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate(async (html, name) => {
    html.dataset.theme = name;
    // Colors fade. Asking for a style makes the browser begin with it.
    getComputedStyle(html).getPropertyValue('color');
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        // A transition that something else replaces is as good as one that ends.
        .map((transition) => transition.finished.catch(() => undefined)),
    );
  }, theme);
}
