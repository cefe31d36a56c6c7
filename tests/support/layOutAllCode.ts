import type { Page } from '@playwright/test';

/**
 * Lays out all code of an open page, including code out of view. With `false`, the page lays out only visible code
 * again.
 */
export async function layOutAllCode(page: Page, isOn = true): Promise<void> {
  await page.evaluate((on) => {
    // The security policy allows no style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.theme-code-block pre > code { content-visibility: visible !important; }');
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, isOn);
}
