import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readLessons } from '../../lib/tour/readLessons';
import { disturbCompiler, DISTURBANCES } from '../support/disturbCompiler';
import { findViolations } from '../support/findViolations';
import { holdWorkerMessages } from '../support/holdWorkerMessages';
import { openPage } from '../support/openPage';
import { readWrongAnswers } from '../support/readWrongAnswers';
import { saveData } from '../support/saveData';
import { showTheme } from '../support/showTheme';
import { BELOW, REPOSITORY } from '../support/sites';
import { allowProblems, expect, test } from '../support/test';
import { tabTo } from '../support/tabTo';
import { write } from '../support/write';

const TOUR = './docs/language/tour';

const lessons = readLessons(path.join(REPOSITORY, 'tour'));

const [first, second] = lessons;

const wrong = readWrongAnswers(first!.name);

test.beforeEach(async ({ page }) => {
  await saveData(page);
});

function findLesson(page: Page, name: string): Locator {
  return page.locator(`[data-lesson=${name}]`);
}

function findVerdict(lesson: Locator): Locator {
  return lesson.locator('[data-verdict]');
}

/** Returns a sentence as a reader sees it, without the backticks around code. */
function read(sentence: string): string {
  return sentence.replaceAll('`', '');
}

async function start(lesson: Locator): Promise<Locator> {
  await lesson.getByRole('button', { name: /^Start lesson/ }).click();
  const editor = lesson.getByRole('textbox');
  await expect(editor).toBeFocused();

  return editor;
}

test('a lesson can be started, checked, solved and left with the keyboard only', BELOW, async ({ page }) => {
  await openPage(page, TOUR);
  const lesson = findLesson(page, first!.name);
  await page.getByRole('link', { name: 'Start the tour' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${TOUR}#${first!.anchor}`);

  await tabTo(lesson.getByRole('button', { name: 'Start lesson 1' }));
  await page.keyboard.press('Enter');
  const editor = lesson.getByRole('textbox');
  await expect(editor).toBeFocused();
  await expect(findVerdict(lesson)).toHaveText('');

  await write(editor, wrong['missing-comma']!);
  await page.keyboard.press('Escape');
  await tabTo(lesson.getByRole('button', { name: 'Check' }));
  await page.keyboard.press('Enter');
  const hint = (name: string) => read(first!.mistakes.find((rule) => rule.name === name)!.hint);
  await expect(lesson.getByRole('status').filter({ hasText: 'Not yet.' })).toHaveText(
    `Not yet. ${hint('missing-comma')}`,
  );

  // The hint changes with the text, and the key does not add a line.
  await editor.focus();
  await write(editor, wrong['other-type']!);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(findVerdict(lesson)).toHaveText(`Not yet. ${hint('other-type')}`);
  expect(await editor.evaluate((element) => element.children.length)).toBe(wrong['other-type']!.split('\n').length);

  await write(editor, first!.solution);
  await expect(findVerdict(lesson)).toHaveText(`Solved. ${read(first!.solved)}`);
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await tabTo(lesson.getByRole('link', { name: `Next: ${second!.title}` }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${TOUR}#${second!.anchor}`);
  await tabTo(findLesson(page, second!.name).getByRole('button', { name: 'Start lesson 2' }));
});

for (const width of [1280, 360]) {
  test(`in a window of ${width} px, the first lesson is at most five tab stops after the skip link`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openPage(page, TOUR);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('link', { name: 'Start the tour' }), 5);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${TOUR}#${first!.anchor}`);
    await tabTo(findLesson(page, first!.name).getByRole('button', { name: 'Start lesson 1' }));
  });
}

test('a check before the compiler has loaded shows that it is loading', async ({ page }) => {
  const release = await holdWorkerMessages(page, 'ready');
  await openPage(page, TOUR);
  const lesson = findLesson(page, first!.name);
  await write(await start(lesson), wrong['missing-comma']!);
  await lesson.getByRole('button', { name: 'Check' }).click();
  await expect(findVerdict(lesson)).toHaveText('Loading the compiler…');
  await release();
  await expect(findVerdict(lesson)).toContainText('Not yet.');
});

test('a pattern that takes forever is stopped, also when the stored answer is opened again', async ({ page }) => {
  const refined = lessons.find(({ name }) => name === 'refined-types')!;
  const answer = refined.solution.replace('[0-9]{13}$', '(?:a?|b?){40}(?!)');
  expect(answer).not.toBe(refined.solution);
  await openPage(page, TOUR);
  const lesson = findLesson(page, refined.name);
  await write(await start(lesson), answer);
  await lesson.getByRole('button', { name: 'Check' }).click();
  await expect(findVerdict(lesson)).toContainText('The check took more than 5 seconds and was stopped.');
  await page.reload();
  const editor = await start(lesson);
  await lesson.getByRole('button', { name: 'Check' }).click();
  await expect(findVerdict(lesson)).toContainText('The check took more than 5 seconds and was stopped.');
  await write(editor, refined.solution);
  await expect(findVerdict(lesson)).toHaveText(`Solved. ${read(refined.solved)}`);
});

for (const [word, message] of DISTURBANCES) {
  test(`a compiler that fails is reported, and the next answer is judged by another one: ${word}`, async ({ page }) => {
    await disturbCompiler(page);
    await openPage(page, TOUR);
    const lesson = findLesson(page, first!.name);
    const editor = await start(lesson);
    await write(editor, `${first!.solution}\n// ${word}`);
    await lesson.getByRole('button', { name: 'Check' }).click();
    await expect(findVerdict(lesson)).toContainText(message);
    await lesson.getByRole('button', { name: 'Check' }).click();
    await expect(findVerdict(lesson)).toContainText(message);
    await write(editor, first!.solution);
    await expect(findVerdict(lesson)).toContainText('Solved.');
  });
}

test('progress survives a reload, can be resumed, reset and brought back', async ({ page }) => {
  await openPage(page, TOUR);
  const map = page.getByRole('navigation', { name: 'Lessons' });
  await expect(map).toContainText(`${lessons.length} lessons`);
  await expect(map.getByRole('button', { name: 'Start over' })).toBeHidden();
  await write(await start(findLesson(page, first!.name)), first!.solution);
  await expect(map).toContainText(`1 of ${lessons.length} lessons solved`);
  const draft = 'type Book {\n  title: String,\n  subtitle: Text\n}';
  await write(await start(findLesson(page, second!.name)), draft);
  await expect(map.getByRole('link', { name: `Resume: ${second!.title}` })).toBeVisible();

  await page.reload();
  await expect(map).toContainText(`1 of ${lessons.length} lessons solved`);
  await expect(map.getByRole('listitem').first()).toHaveText(`${first!.title} (solved)`);
  // The text is for screen readers, because the color of the entry shows the same.
  await expect(map.getByText('(solved)')).toHaveCSS('clip-path', 'inset(50%)');
  await map.getByRole('link', { name: `Resume: ${second!.title}` }).click();
  await expect(page).toHaveURL(`${TOUR}#${second!.anchor}`);
  const editor = await start(findLesson(page, second!.name));
  await expect(editor).toHaveText(draft.replaceAll('\n', ''), { useInnerText: false });

  await map.getByRole('button', { name: 'Start over' }).click();
  await expect(map.getByRole('link', { name: 'Start the tour' })).toBeFocused();
  await expect(map.getByRole('listitem').first()).toHaveText(first!.title);
  // The open editor shows the initial contract, which is not an answer.
  await expect(editor).toHaveText(second!.start.replaceAll('\n', ''), { useInnerText: false });
  expect(await page.evaluate(() => localStorage.getItem('wirespec.tour'))).toBeNull();

  await map.getByRole('button', { name: 'Bring back my answers' }).click();
  await expect(editor).toHaveText(draft.replaceAll('\n', ''), { useInnerText: false });
  await map.getByRole('button', { name: 'Start over' }).click();

  await page.reload();
  await map.getByRole('button', { name: 'Bring back my answers' }).click();
  await expect(map).toContainText(`1 of ${lessons.length} lessons solved`);
  await expect(await start(findLesson(page, second!.name))).toHaveText(draft.replaceAll('\n', ''), {
    useInnerText: false,
  });
});

test('an answer from before a reset stays deleted, although its verdict arrives afterwards', async ({ page }) => {
  await openPage(page, TOUR);
  const map = page.getByRole('navigation', { name: 'Lessons' });
  const editor = await start(findLesson(page, first!.name));
  await write(editor, first!.solution);
  await expect(map).toContainText(`1 of ${lessons.length} lessons solved`);
  await write(await start(findLesson(page, second!.name)), 'type Book {\n  subtitle: Text\n}');
  await map.getByRole('button', { name: 'Start over' }).click();
  // The compiler responds to requests in order.
  await write(editor, `${first!.solution}\n`);
  await expect(map).toContainText(`1 of ${lessons.length} lessons solved`);

  await page.reload();
  await expect(map).toContainText(`1 of ${lessons.length} lessons solved`);
  // The editor shows the new answer, and not the deleted draft.
  await expect(await start(findLesson(page, first!.name))).toHaveText(first!.solution.replaceAll('\n', ''), {
    useInnerText: false,
  });
  await expect(await start(findLesson(page, second!.name))).not.toContainText('subtitle: Text');
});

test.describe('without storage', () => {
  allowProblems(
    { match: /Browser storage is not available/, reason: 'the site logs once that it cannot store anything' },
    {
      match: /Ignored the stored progress of the tour .*, because the value does not have the expected form/,
      reason: 'the stored value is not progress',
    },
    {
      match: /Ignored the stored edit of .*, because the value does not have the expected form/,
      reason: 'the stored value is not an edit of a block',
    },
  );

  test('the tour works if the browser stores nothing, or has stored something else', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.getItem = () => '{"solved": 7, "drafts": [1], "current": null}';
    });
    await openPage(page, TOUR);
    await write(await start(findLesson(page, first!.name)), first!.solution);
    await expect(findVerdict(findLesson(page, first!.name))).toContainText('Solved.');
    const map = page.getByRole('navigation', { name: 'Lessons' });
    await expect(map).toContainText('1 of');
    await expect(map.getByRole('alert')).toContainText('The browser cannot keep what you write');
    await expect(map.getByRole('alert')).toBeVisible();
  });
});

test('another tab shows new progress and a reset, and does not restore deleted answers', async ({ page, context }) => {
  await openPage(page, TOUR);
  const other = await context.newPage();
  await saveData(other);
  await openPage(other, TOUR);
  const map = page.getByRole('navigation', { name: 'Lessons' });
  const otherMap = other.getByRole('navigation', { name: 'Lessons' });
  await write(await start(findLesson(page, first!.name)), first!.solution);
  await expect(otherMap).toContainText(`1 of ${lessons.length} lessons solved`);
  await write(await start(findLesson(other, second!.name)), second!.solution);
  await expect(map).toContainText(`2 of ${lessons.length} lessons solved`);
  await expect(map.getByRole('alert')).toHaveCount(0);

  await otherMap.getByRole('button', { name: 'Start over' }).click();
  await expect(map).toContainText(`${lessons.length} lessons`);
  await expect(map.getByRole('button', { name: 'Start over' })).toBeHidden();
  const third = lessons[2]!;
  await page.bringToFront();
  await write(await start(findLesson(page, third.name)), third.solution);
  await expect(map).toContainText(`1 of ${lessons.length} lessons solved`);
  await expect(otherMap).toContainText(`1 of ${lessons.length} lessons solved`);
  const kept = await page.evaluate(() => localStorage.getItem('wirespec.tour') ?? '');
  expect(kept).not.toContain(`"${first!.name}"`);
  expect(kept).not.toContain(`"${second!.name}"`);
});

test('the solution on the page solves every lesson', async ({ page }) => {
  test.setTimeout(120_000);
  await openPage(page, TOUR);
  for (const { name, solution, solved } of lessons) {
    const lesson = findLesson(page, name);
    await write(await start(lesson), solution);
    await expect(findVerdict(lesson)).toHaveText(`Solved. ${read(solved)}`);
  }
  await expect(page.getByRole('navigation', { name: 'Lessons' })).toContainText(`All ${lessons.length} lessons solved`);
});

test('on a phone, a lesson has no accessibility violation in either theme when started, wrong and solved', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, TOUR);
  const lesson = findLesson(page, first!.name);
  const states = [first!.start, wrong['other-type']!, first!.solution];
  const editor = await start(lesson);
  for (const theme of ['dark', 'light']) {
    if (theme === 'light') await showTheme(page, 'light');
    for (const [index, text] of states.entries()) {
      await write(editor, text);
      await editor.press('ControlOrMeta+Enter');
      await expect(findVerdict(lesson)).toHaveAttribute('data-verdict', index === 2 ? 'solved' : 'hint');
      expect(await findViolations(page, `${theme}, state ${index}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  }
});

test('without scripts, the tour is a page with all lessons and their solutions', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(TOUR);
  for (const { title, start: begin, solution } of lessons) {
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    const codes = await page.locator('[data-lesson] pre code').allTextContents();
    expect(codes).toEqual(expect.arrayContaining([begin, solution]));
  }
  await page.getByText('Solution', { exact: true }).first().click();
  await expect(page.locator('[data-solution] pre').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start lesson/ }).first()).toBeHidden();
  await context.close();
});

test('without an exercise, the tour loads the same files as other documentation pages', async ({ page }) => {
  const list = async (route: string): Promise<string[]> => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await openPage(page, route);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('request');
    return [...scripts].sort();
  };
  const scripts = await list(TOUR);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts).toEqual(await list('/docs/language/types'));
});

test('on paper, the tour has no button to start a lesson', async ({ page }) => {
  await openPage(page, TOUR);
  const button = page.getByRole('button', { name: /^Start lesson/ }).first();
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});
