import { expect, it, onTestFinished, vi } from 'vitest';
import { waitForHeading } from '../../../bench/compare/measure/measureNavigation.mjs';

/** A page whose answers come one after the other, the last of them from then on; it cannot be asked where an answer is missing. */
function makePage(answers: readonly (string | null | undefined)[]) {
  const left = [...answers];
  const evaluate = () => {
    const answer = left.length > 1 ? left.shift() : left[0];

    return answer === undefined ? Promise.reject(new Error('being left')) : Promise.resolve(answer);
  };

  return { evaluate } as unknown as Parameters<typeof waitForHeading>[0];
}

function wait(...answers: Parameters<typeof makePage>[0]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const heading = waitForHeading(makePage(answers), '/docs/a to /docs/b');
  // Whether it fails is asked once the time is over.
  heading.catch(() => undefined);

  return { heading, elapse: () => vi.advanceTimersByTimeAsync(60_000) };
}

it('gives the times that the page has noted, also after it could not be asked for a while', async () => {
  const { heading, elapse } = wait(null, undefined, '46.5 35');
  await elapse();
  await expect(heading).resolves.toEqual({ ms: 46.5, clickMs: 35 });
});

it.each([null, undefined, 'NaN 35', ''])('fails, and names the link, when a page only has %j', async (answer) => {
  const { heading, elapse } = wait(answer);
  await elapse();
  await expect(heading).rejects.toThrow(/^The link from \/docs\/a to \/docs\/b showed no other heading within 20 s/);
});
