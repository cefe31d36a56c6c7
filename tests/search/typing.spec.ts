// cspell:ignore chann tdur
import type { Browser, Page } from '@playwright/test';
import { REPORT_PREFIX } from '../../tools/test/reportLine.mjs';
import { openPage } from '../support/openPage';
import { expect, test } from '../support/test';
import { openSearch } from './openSearch';

/** Whoever types never waits longer for the page, in milliseconds. */
const LONGEST_TASK_MS = 10;

/** Other programs on the machine lengthen a task now and then, but not the same one each time. */
const TURNS = 3;

/** The first letter fills the empty list, each of the others changes every row. What the last one leads to is not measured. */
const WORD = 'chann';

/** The pace of somebody who types with two fingers, in milliseconds a letter: the results of each letter are drawn before the next one. */
const PACE_MS = 220;

// In a process in which no other page has left anything to clear away.
test.use({ ownContext: true });

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of this thread, in microseconds. */
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

/** The longest task of the main thread after each letter but the last, in milliseconds of processor time. */
function listLongestTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const letters = traceEvents.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  expect(letters, 'letters in the trace').toHaveLength(WORD.length);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = letters;
  const tasks = traceEvents.filter(
    (event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.name.endsWith('RunTask'),
  );

  return letters.slice(1).map(({ ts: end }, index) => {
    const start = letters[index]?.ts ?? end;
    const times = tasks.filter(({ ts }) => ts >= start && ts < end).map(({ tdur = 0 }) => tdur / 1000);
    expect(times.length, 'tasks after a letter').toBeGreaterThan(3);

    return Math.max(...times);
  });
}

/**
 * Types a word several times and measures. Nothing is asked of the page meanwhile: the main thread would have to answer.
 *
 * @returns the longest task, in milliseconds, where each letter counts as in its quietest turn.
 */
async function measureTyping(browser: Browser, page: Page): Promise<number> {
  const turns: number[][] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
    await page.keyboard.type(WORD, { delay: PACE_MS });
    turns.push(listLongestTasks(await browser.stopTracing()));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
  }
  const [letters = []] = turns;

  return Math.max(...letters.map((_, index) => Math.min(...turns.map((times) => times[index] ?? 0))));
}

function say(place: string, longestMs: number): void {
  process.stdout.write(
    `${REPORT_PREFIX}Typing ${place}: longest task ${longestMs.toFixed(1)} ms of ${LONGEST_TASK_MS} ms, processor time of the main thread\n`,
  );
}

test('typing in the dialog never keeps the main thread busy for more than 10 ms', async ({ browser, page }) => {
  await openPage(page, '/docs/language/types');
  const { ask, rows } = await openSearch(page);
  // The engine is loaded, and its first answer was drawn.
  await ask('x');
  await page.keyboard.press('Backspace');
  await expect(rows).toHaveCount(0);

  const longestMs = await measureTyping(browser, page);
  say('in the dialog', longestMs);
  expect(longestMs).toBeLessThan(LONGEST_TASK_MS);
});

test('typing on the search page never keeps the main thread busy for more than 10 ms', async ({ browser, page }) => {
  await openPage(page, '/search?q=x');
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await page.getByRole('searchbox').fill('');

  const longestMs = await measureTyping(browser, page);
  say('on the search page', longestMs);
  expect(longestMs).toBeLessThan(LONGEST_TASK_MS);
});
