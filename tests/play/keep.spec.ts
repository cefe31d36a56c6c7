import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';
import { write } from '../support/write';
import { findEditor, findOutput, openPlay } from './openPlay';

test('a tab in which nothing was changed leaves alone what was written in another one', async ({ page, context }) => {
  await openPlay(page);
  const other = await context.newPage();
  await write(await openPlay(other), 'type MyWork { precious: String }');
  await expect(findOutput(other)).toContainText('record MyWork');
  await openPage(other, '/vision');
  await other.close();
  await openPage(page, '/vision');
  await expect(await openPlay(page)).toContainText('type MyWork');
});

test('a tab that was changed puts aside what was written in another one', async ({ page, context }) => {
  const editor = await openPlay(page);
  const other = await context.newPage();
  await write(await openPlay(other), 'type MyWork { precious: String }');
  await openPage(other, '/vision');
  await other.close();
  await write(editor, 'type Mine { own: String }');
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(findEditor(page)).toContainText('type MyWork');
});

test('own contracts outlive two examples of which one was changed', async ({ page }) => {
  await write(await openPlay(page), 'type Mine { own: String }');
  const examples = page.getByRole('combobox', { name: 'Example' });
  await examples.selectOption('Two files that refer to each other');
  await expect(page.getByRole('tab')).toHaveText(['members.ws', 'visits.ws']);
  await findEditor(page).press('Space');
  await examples.selectOption('Ratings: refined types');
  await expect(page.getByRole('tab')).toHaveText(['ratings.ws']);
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(page.getByRole('tab')).toHaveText(['members.ws', 'visits.ws']);
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(findEditor(page)).toContainText('type Mine');
});

test.describe('where the system chooses the colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('borders tell what is chosen', async ({ page }) => {
    await openPlay(page);
    const files = page.getByRole('navigation', { name: 'Generated files' }).getByRole('button');
    await expect(files.nth(1)).toBeVisible();
    const modes = page.getByRole('group', { name: 'What to do' }).getByRole('button');
    for (const [buttons, chosen] of [
      [files, '[aria-current]'],
      [modes, '[aria-pressed=true]'],
    ] as const) {
      const colors = await buttons.evaluateAll(
        (all, selector) =>
          all.map((button) => ({
            isChosen: button.matches(selector),
            color: getComputedStyle(button).borderBlockEndColor,
          })),
        chosen,
      );
      const others = new Set(colors.filter(({ isChosen }) => !isChosen).map(({ color }) => color));
      const own = colors.filter(({ isChosen }) => isChosen).map(({ color }) => color);
      expect(own).toHaveLength(1);
      expect(others.has(own[0]!)).toBe(false);
    }
  });
});
