import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { FORMER_RELEASES } from '../../lib/compiler/former/formerReleases';
import { listFiles } from '../../lib/files/listFiles';
import { findViolations } from '../support/findViolations';
import { showTheme } from '../support/showTheme';
import { expect, test } from '../support/test';
import { write } from '../support/write';
import { findEditor, findOutput, findStatus, openWorkbench } from './openWorkbench';

/** A contract that every release reads. */
const LIBRARY =
  'type Book {\n  title: String,\n  pages: Integer?,\n  tags: String[]\n}\n\nenum Genre { NOVEL, POEM }\n';

/**
 * A single file, because 0.17.8 reads several files in the order of the file system, which differs between machines.
 */
const CONTRACT = `${LIBRARY}\nendpoint ListBooks GET /books -> {\n  200 -> Book[]\n}\n`;

/** Time limit for loading the largest release on a busy machine. */
const LOADED = { timeout: 60_000 };

/** Runs the command that the page shows with the installed release, in a process and on disk. */
function runCommand(command: string, version: string): Record<string, string> {
  const [words = ''] = /(?<= wirespec ).*/.exec(command) ?? [];
  const folder = test.info().outputPath(command.replaceAll(/\W+/g, '-').slice(-60));
  mkdirSync(path.join(folder, 'contracts'), { recursive: true });
  writeFileSync(path.join(folder, 'contracts', 'library.ws'), CONTRACT);
  const home = path.resolve(`node_modules/wirespec-${version}`);
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { bin: { wirespec: string } };
  execFileSync(process.execPath, [path.join(home, bin.wirespec), ...words.split(' ')], { cwd: folder, stdio: 'pipe' });
  const generated = path.join(folder, 'generated');
  return Object.fromEntries(
    listFiles(generated).map((file) => [file, readFileSync(path.join(generated, file), 'utf8')]),
  );
}

/** Reads the generated files that readers can download. */
async function download(page: Page): Promise<Record<string, string>> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download zip' }).click();
  const archive = unzipSync(readFileSync(await (await downloading).path()));
  return Object.fromEntries(
    Object.entries(archive)
      .filter(([name]) => name.startsWith('generated/'))
      .map(([name, bytes]) => [name.slice('generated/'.length), strFromU8(bytes)]),
  );
}

/** Records the chunks of former releases that the page and its workers load from now on. */
function watchReleases(page: Page): string[] {
  const loaded: string[] = [];
  page.context().on('request', (request) => {
    const [name] = /former-compiler-[\d.]+(?=\.\w+\.js)/.exec(request.url()) ?? [];
    if (name !== undefined) loaded.push(name);
  });
  return loaded;
}

for (const { version, languages } of FORMER_RELEASES) {
  test(`${version} writes the same bytes as its command line, for each target`, async ({ page }) => {
    test.slow();
    const loaded = watchReleases(page);
    await write(await openWorkbench(page), CONTRACT);
    await expect(findStatus(page)).toHaveText('Compiles');
    expect(loaded).toEqual([]);
    await page.getByLabel('Compiler').selectOption(version);
    for (const target of Object.keys(languages)) {
      await page.getByLabel('Target').selectOption(target);
      const command = await page.getByText('npx --package').innerText();
      expect(command).toContain(`@flock/wirespec@${version} wirespec `);
      const expected = runCommand(command, version);
      expect(Object.keys(expected)).not.toEqual([]);
      await expect(async () => {
        expect(await download(page), `${version}, ${target}`).toEqual(expected);
      }).toPass(LOADED);
    }
    expect(loaded).toEqual([`former-compiler-${version}`]);
  });
}

test('a release reports its limits, and the contracts that it refuses', async ({ page }) => {
  const editor = await openWorkbench(page);
  await page.getByLabel('Target').selectOption('rust');
  await page.getByLabel('Compiler').selectOption('0.17.8');
  const problems = page.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText('Wirespec 0.17.8 does not generate Rust. Choose another target');
  await expect(
    page.getByText('Wirespec 0.17.8 does not generate Rust or Scala. Wirespec 0.17.8 does not support --ir.'),
  ).toBeVisible();
  await page.getByLabel('Target').selectOption('java');
  await expect(page.getByLabel('Generation')).toHaveCount(0);
  await expect(findOutput(page)).toContainText('package com.example.library', LOADED);
  await write(editor, 'type Book {\n  author: Person\n}');
  await expect(problems).toContainText('Person', LOADED);
  // This release prints refusals to its standard output.
  await write(editor, 'type Book {\n  title String\n}');
  await page.getByLabel('Compiler').selectOption('0.8.51');
  await expect(problems).toContainText('Colon expected', LOADED);
  await page.getByLabel('Compiler').selectOption('0.18.13');
  await expect(problems.getByRole('button', { name: /line 2/ })).toBeVisible();
});

test('the choice survives a reload and a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await write(await openWorkbench(page), LIBRARY);
  await page.getByLabel('Compiler').selectOption('0.11.2');
  await expect(findStatus(page)).toHaveText('Compiles', LOADED);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.reload();
  await expect(page.getByLabel('Compiler')).toHaveValue('0.11.2');
  await page.getByLabel('Compiler').selectOption('0.18.13');
  await page.goto(link);
  await expect(page.getByLabel('Compiler')).toHaveValue('0.11.2');
  await expect(findEditor(page)).toContainText('type Book');
});

test.describe('in a window of 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('outputs are compared file by file, by keyboard', async ({ page }) => {
    const loaded = watchReleases(page);
    await write(await openWorkbench(page), LIBRARY);
    await expect(findStatus(page)).toHaveText('Compiles');
    await page.getByRole('button', { name: 'Generated code' }).press('Enter');
    await page.getByRole('button', { name: 'Compare outputs' }).press('Enter');
    const pane = page.getByRole('region', { name: 'Generated code' });
    const status = pane.locator('[role=status][data-tone]');
    await expect(status).toHaveText('2 of 2 files differ.');
    expect(loaded).toEqual([]);
    const other = page.getByLabel('Compare 0.18.13 with');
    await expect(other).toHaveValue('0.18.13 --ir');
    await other.selectOption('0.11.2');
    await expect(status).toHaveText('4 of 4 files differ.', LOADED);
    await expect(pane.getByText('only in 0.11.2')).toHaveCount(2);
    expect(loaded).toEqual(['former-compiler-0.11.2']);
    await other.selectOption('0.17.8');
    await expect(status).toHaveText('1 of 2 files differs.', LOADED);
    await pane.locator('summary', { hasText: 'Genre.java changed' }).press('Enter');
    const lines = pane.getByRole('group', { name: /^Changed lines of .*Genre\.java$/ });
    await expect(lines.locator('del')).toHaveText('-  public String getLabel() {');
    await expect(lines.locator('ins')).toHaveText('+  public String label() {');
    expect(await findViolations(page, 'compared outputs')).toEqual([]);
    await showTheme(page, 'light');
    expect(await findViolations(page, 'compared outputs in light')).toEqual([]);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
  });
});

test('the list of compared files ends above the command on a laptop', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Compare outputs' }).click();
  const files = page.getByRole('region', { name: 'Compared outputs' });
  await expect(files.locator('summary')).toHaveCount(14);
  const list = (await files.boundingBox())!;
  const command = (await page.getByRole('button', { name: 'Copy the command' }).boundingBox())!;
  expect(list.y + list.height).toBeLessThanOrEqual(command.y);
});

test('a target that only one release generates cannot be compared', async ({ page }) => {
  await openWorkbench(page);
  await page.getByLabel('Target').selectOption('rust');
  await page.getByRole('button', { name: 'Compare outputs' }).click();
  await expect(page.getByText('Only Wirespec 0.18.13 generates Rust')).toBeVisible();
});
