import type { Page } from '@playwright/test';

/** Has all code of an open page laid out, in sight or not; with `false`, only what is in sight again. */
export async function layOutAllCode(page: Page, isOn = true): Promise<void> {
  await page.evaluate((on) => {
    // The security policy allows no style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.theme-code-block pre > code { content-visibility: visible !important; }');
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, isOn);
}
