import type { Page } from '@playwright/test';

/** What browsers skip while it is out of view: code, and the sections of a page. */
const RULES = {
  code: '.theme-code-block pre > code { content-visibility: visible !important; }',
  sections: '.skippable { content-visibility: visible !important; }',
};

/** Has the given parts of an open page laid out, in view or not; parts that are not given follow the stylesheet of the page again. */
export async function layOut(page: Page, ...parts: (keyof typeof RULES)[]): Promise<void> {
  await page.evaluate(
    (rules) => {
      // The security policy allows no style element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    parts.map((part) => RULES[part]).join('\n'),
  );
}
