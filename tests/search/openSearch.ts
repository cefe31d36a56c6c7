import { expect, type Locator, type Page } from '@playwright/test';

/** The open dialog and its parts. */
export interface OpenDialog {
  dialog: Locator;
  input: Locator;
  rows: Locator;
  /** Expects the status of the last query. */
  expectStatus: (status: 'idle' | 'loading' | 'stalled' | 'error') => Promise<void>;
  /** Types a query and waits for its results, or for a message. */
  enterQuery: (query: string) => Promise<void>;
}

export function findDialog(page: Page): OpenDialog {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const input = dialog.getByRole('combobox', { name: 'Search' });

  return {
    dialog,
    input,
    rows: dialog.getByRole('row'),
    expectStatus: (status) => expect(dialog).toHaveAttribute('data-status', status),
    enterQuery: async (query) => {
      await input.fill(query);
      await expect(
        dialog.getByRole('row').or(dialog.getByRole('status')).or(dialog.getByRole('alert')).first(),
      ).toBeVisible();
      await expect(dialog).not.toHaveAttribute('data-status', /loading|stalled/);
    },
  };
}

/** Opens the search dialog of an open page. */
export async function openSearch(page: Page): Promise<OpenDialog> {
  await page.getByRole('button', { name: 'Search' }).click();
  const open = findDialog(page);
  await expect(open.input).toBeFocused();

  return open;
}
