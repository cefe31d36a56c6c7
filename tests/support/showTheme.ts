import type { Page } from '@playwright/test';

/** Shows an open page in the light theme, and finishes the transitions of its colors. */
export async function showLight(page: Page): Promise<void> {
  await showTheme(page, 'light');
}

/** Shows an open page in the dark theme, and finishes the transitions of its colors. */
export async function showDark(page: Page): Promise<void> {
  await showTheme(page, 'dark');
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, name) => {
    html.dataset.theme = name;
    // Colors change with a transition. Reading a style starts it. Waiting for its end would not work in pages that draw
    // no frames.
    getComputedStyle(html).getPropertyValue('color');
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, theme);
}
