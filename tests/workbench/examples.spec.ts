import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { STARTING_EXAMPLE } from '../../src/live/workbench/examples/examples';
import { failNextRequest } from '../support/interceptRequests';
import { readSite } from '../support/readSite';
import { allowProblems, expect, test } from '../support/test';
import { write } from '../support/write';
import { findEditor, openWorkbench } from './openWorkbench';

allowProblems(
  { match: /^failed request: .*\.js/, reason: 'the test makes the script with the examples fail' },
  { match: /^console error: .*net::ERR_FAILED/, reason: 'the browser logs it' },
);

/** Matches the address of the script that contains the examples and nothing else. */
function findExamplesScript(): RegExp {
  const folder = path.join(readSite().folder, 'assets/js');
  const quoted = `{"[^"]+\\.ws":.*"${STARTING_EXAMPLE.join()}":`;
  const [name = '', ...others] = readdirSync(folder).filter((file) =>
    new RegExp(`JSON\\.parse\\('${quoted}`).test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(name, 'a script contains the examples').not.toBe('');
  expect(others).toEqual([]);

  return new RegExp(`/${name.replaceAll('.', '\\.')}$`);
}

/** Fails all requests for a script. */
async function failRequests(page: Page, script: RegExp): Promise<void> {
  await page.route(script, (route) => route.abort('failed'));
}

test('the workbench opens with its example when the script with the examples fails once', async ({ page }) => {
  await failNextRequest(page, 'scripts', findExamplesScript());
  await openWorkbench(page);
  await expect(findEditor(page)).toContainText('type Book');
});

test('a reader of an example loads it again in the mode Read', async ({ page }) => {
  const script = findExamplesScript();
  await failRequests(page, script);
  await openWorkbench(page, '?mode=read&example=intro/members.ws');
  const notice = page.getByText('The examples could not be loaded. Check the connection and try again.');
  await expect(notice).toBeVisible();
  // The second attempt fails, too. Changes the text of the first notice, so that the test waits for the second one.
  await notice.evaluate((element) => (element.textContent = 'first'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toContainText('GET');
  await expect(notice).toHaveCount(0);
});

test('a comparison keeps its versions when the example cannot be loaded, and a message says so', async ({ page }) => {
  await failRequests(page, findExamplesScript());
  await openWorkbench(page, '?mode=compare');
  const before = page.getByRole('textbox', { name: /^Contract before/ });
  await write(before, 'type Own { a: String }');
  // The workbench shows the same notice, because it opened without its example.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const notice = page.getByText('The examples could not be loaded. Check the connection and try again.');
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(notice).toBeVisible();
  await expect(before).toHaveText('type Own { a: String }');
});
