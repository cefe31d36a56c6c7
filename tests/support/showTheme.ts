import type { Page } from '@playwright/test';

export type Theme = 'light' | 'dark';

/** Shows an open page in a theme, and finishes the transitions of its colors. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.locator('html').evaluate((html, name) => {
    html.dataset.theme = name;
    // Colors change with a transition. Reading a style starts it. Waiting for its end would not work in pages that draw
    // no frames.
    getComputedStyle(html).getPropertyValue('color');
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, theme);
}
