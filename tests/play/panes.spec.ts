import { expect, test } from '../support/test';
import { openPlay } from './openPlay';

test('the bar between two panes moves with keys and pointer, and stays where it was', async ({ page }) => {
  await openPlay(page);
  const bar = page.getByRole('separator', { name: 'Width of the panes' });
  const pane = page.getByRole('region', { name: 'Contracts' });
  const measure = async (): Promise<number> => (await pane.boundingBox())?.width ?? 0;
  const first = await measure();
  await bar.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuenow', '44');
  expect(await measure()).toBeGreaterThan(first);
  await bar.press('Home');
  await expect(bar).toHaveAttribute('aria-valuenow', '20');
  const box = await bar.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 300, y, { steps: 3 });
  await page.mouse.up();
  await expect(bar).not.toHaveAttribute('aria-valuenow', '20');
  const chosen = (await bar.getAttribute('aria-valuenow')) ?? '';
  expect(Number(chosen)).toBeGreaterThan(30);
  // A pointer that is not pressed moves nothing.
  await page.mouse.move(x, y);
  await expect(bar).toHaveAttribute('aria-valuenow', chosen);
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuenow', chosen);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(bar).toHaveAttribute('aria-valuenow', chosen);
});

test('a phone shows the panes below each other, without a bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPlay(page);
  await expect(page.getByRole('separator')).toHaveCount(0);
});
