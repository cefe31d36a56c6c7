import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { waitForClient } from '../support/openPage';
import { observeShifts, readShifts } from '../support/layoutShifts';
import { proxySite } from '../support/proxySite';
import { allowProblems, expect, test } from '../support/test';
import { waitForFrames } from '../support/waitForFrames';
import { findEditor } from '../workbench/openWorkbench';

/** A part of a page that is sent in pieces; the rest before and after it is sent at once. */
interface Part {
  /** The text with which the part begins. */
  start: string;
  pieces: number;
  /** Minimum size of a piece. It ends between two tags. */
  bytes: number;
}

/** The part with the bar and the beginning of the text. */
const BEGINNING: Part = { start: '<nav', pieces: 100, bytes: 160 };

/** Creates a part that begins at a marker. Its pieces are as small as possible. */
const startAt = (start: string): Part => ({ start, pieces: 300, bytes: 1 });

/** A request for a page whose response has not been sent. */
interface HeldPage {
  response: ServerResponse;
  body: Buffer;
}

/** Sends the head and then one piece at a time. Waits until each piece has been painted. */
async function sendInPieces(
  page: Page,
  { response, body }: HeldPage,
  { start, pieces, bytes }: Part,
  opened: Promise<unknown>,
): Promise<void> {
  // The styles in the head block the first paint.
  let sent = body.indexOf(start, body.indexOf('<nav'));
  expect(sent).toBeGreaterThan(0);
  response.write(body.subarray(0, sent));
  await opened;
  await page.waitForFunction(() => document.styleSheets.length > 0);
  await page.evaluate(() => document.fonts.ready);
  for (let piece = 0; piece < pieces && sent < body.length; piece++) {
    // Ends between two tags, not before or within text: half a label, or none, is narrower than the whole one in any
    // layout.
    const end = body.indexOf('><', sent + bytes - 1) + 1 || body.length;
    response.write(body.subarray(sent, end));
    sent = end;
    await waitForFrames(page);
  }
  response.end(body.subarray(sent));
}

function storeBuildTool(value: string): void {
  // `about:blank`, which the test opens at the end, has no storage.
  if (location.protocol === 'http:') localStorage.setItem('docusaurus.tab.build-tool', value);
}

test.describe('a page that arrives in small pieces, each of which is painted', () => {
  allowProblems({ match: /^request to another host/, reason: 'the test has a server of its own' });

  /**
   * Finds layout shifts of a page while it arrives, in a window of the given width.
   *
   * @param buildTool - the build tool that the reader has chosen on an earlier page
   */
  async function findShifts(
    page: Page,
    route: string,
    part: Part,
    width: number,
    buildTool?: string,
  ): Promise<string[]> {
    let hold: (held: HeldPage) => void = () => undefined;
    const requested = new Promise<HeldPage>((resolve) => {
      hold = resolve;
    });
    const proxy = await proxySite((request, response, body) => {
      if (request.url === route) hold({ response, body });
      else response.end(body);

      return Promise.resolve();
    });
    try {
      await page.setViewportSize({ width, height: 800 });
      await observeShifts(page);
      if (buildTool !== undefined) await page.addInitScript(storeBuildTool, buildTool);
      const opened = page.goto(proxy.address + route, { waitUntil: 'commit' });
      await sendInPieces(page, await requested, part, opened);
      await waitForClient(page);
      if (route === '/play') await expect(findEditor(page).locator('.cm-line').first()).toBeVisible();

      const shifts = await readShifts(page, `${route} at ${width} px`);
      // Checks that the test would record a shift.
      await page.locator('main').evaluate((main) => {
        main.insertAdjacentText('beforebegin', 'Something that pushes the page down.');
      });
      expect((await readShifts(page, route)).length).toBeGreaterThan(shifts.length);

      return shifts;
    } finally {
      try {
        await page.goto('about:blank');
      } finally {
        await proxy.stop();
      }
    }
  }

  for (const [route, part, buildTool] of [
    ['/', BEGINNING],
    ['/docs/guides/recipes', BEGINNING],
    ['/blog/contract-first-design', BEGINNING],
    ['/blog/tags/validation', BEGINNING],
    ['/', startAt('<figcaption')],
    ['/docs/language/types', startAt('<div class="theme-code-block')],
    ['/docs/emitters/java', startAt('aria-label=Breadcrumbs')],
    ['/blog/archive', startAt('<main')],
    ['/blog/authors', startAt('<main')],
    ['/404.html', startAt('<main')],
    ['/how', startAt('<main')],
    ['/play', startAt('<main')],
    ['/offline', startAt('<main')],
    ['/search', startAt('<main')],
    ['/docs/integration/jackson', startAt('class=lit')],
    ['/docs/plugins/cli', startAt('<details class="page-menu')],
    ['/docs/language/tour', startAt('<nav class=tour')],
    ['/vision', startAt('<figure')],
    ['/docs/plugins', startAt('<table')],
    ['/docs/getting-started', startAt('<form'), 'gradle'],
    ['/docs/getting-started', startAt('<ul role=tablist'), 'gradle'],
  ] satisfies [string, Part, string?][]) {
    const choice = buildTool === undefined ? '' : `, with ${buildTool} chosen`;
    test(`does not move content that has arrived: ${route} from ${part.start} at 360 and 1280 px${choice}`, async ({
      context,
    }) => {
      // Both run in parallel, because they mostly wait for frames. Each runs to its end, even if the other fails.
      const arrivals = await Promise.allSettled(
        [360, 1280].map(async (width) => findShifts(await context.newPage(), route, part, width, buildTool)),
      );
      expect(arrivals).toEqual([360, 1280].map(() => ({ status: 'fulfilled', value: [] })));
    });
  }
});
