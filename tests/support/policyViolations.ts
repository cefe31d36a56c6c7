import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by `watchViolations`. */
    violations?: string[];
  }
}

/** Records violations of the security policy by a page, from the start of its loading. */
export async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    window.violations = violations;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
}

/** Returns the violations of the security policy by a page; `undefined` if the page was not watched. */
export const readViolations = (page: Page): Promise<string[] | undefined> => page.evaluate(() => window.violations);
