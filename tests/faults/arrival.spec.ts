import type { ServerResponse } from 'node:http';
import { waitForHydration } from '../support/openPage';
import { observeShifts, readShifts } from '../support/layoutShifts';
import { proxySite } from '../support/proxySite';
import { allowProblems, expect, test } from '../support/test';
import { waitForFrames } from '../support/waitForFrames';

/** Pieces of the first part of a page, which holds the bar and the beginning of the text, and how long they are in bytes. */
const PIECES = 100;
const PIECE_BYTES = 160;

test.describe('R-04 a page that arrives in small pieces, each of which is painted', () => {
  allowProblems({ match: /^request to another host/, reason: 'the test has a server of its own' });

  for (const route of ['/', '/docs/guides/recipes', '/blog/contract-first-design', '/blog/tags/validation']) {
    for (const width of [360, 1280]) {
      test(`does not move what is there already: ${route} at ${width} px`, async ({ page }) => {
        let rest: { response: ServerResponse; body: Buffer } | undefined;
        const proxy = await proxySite((request, response, body) => {
          if (request.url !== route) response.end(body);
          else rest = { response, body };

          return Promise.resolve();
        });
        try {
          await page.setViewportSize({ width, height: 800 });
          await observeShifts(page);
          const opened = page.goto(proxy.address + route, { waitUntil: 'commit' });
          await expect.poll(() => rest).toBeDefined();
          // The head, and with it the styles, which hold the paint up.
          let sent = (rest?.body.indexOf('<nav') ?? 0) - 1;
          rest?.response.write(rest.body.subarray(0, sent));
          await opened;
          await page.waitForFunction(() => [...document.styleSheets].length > 0);
          await page.evaluate(() => document.fonts.ready);
          for (let piece = 0; piece < PIECES; piece++) {
            rest?.response.write(rest.body.subarray(sent, sent + PIECE_BYTES));
            sent += PIECE_BYTES;
            await waitForFrames(page);
          }
          rest?.response.end(rest.body.subarray(sent));
          await waitForHydration(page);
          expect(await readShifts(page, route)).toEqual([]);
        } finally {
          await page.goto('about:blank');
          await proxy.stop();
        }
      });
    }
  }
});
