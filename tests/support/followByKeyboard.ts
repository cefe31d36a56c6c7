import type { Page } from '@playwright/test';

/** Follows a link of the navbar by keyboard: a pointer would load the page before the click. */
export async function followByKeyboard(page: Page, name: string): Promise<void> {
  await page.locator('.theme-layout-navbar-left').getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
}
