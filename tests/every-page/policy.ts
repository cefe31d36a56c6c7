import type { Page, Response } from '@playwright/test';
import { readViolations } from '../support/policyViolations';

/** Finds problems with the security policy of an open page, in its header and its head, and violations by the page. */
export async function findPolicyProblems(page: Page, response: Response, route: string): Promise<string[]> {
  const header = response.headers()['content-security-policy'] ?? '';
  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const violations = (await readViolations(page)) ?? ['the page was not watched'];

  return [
    ...(header.startsWith("default-src 'none'; script-src 'self' 'sha256-") ? [] : [`the header is "${header}"`]),
    ...(header.includes('unsafe') ? [`the header allows what is unsafe: "${header}"`] : []),
    ...(meta === header.replace(" frame-ancestors 'none';", '') ? [] : [`the head says "${meta ?? ''}"`]),
    ...violations,
  ].map((problem) => `${route}, security policy: ${problem}`);
}
