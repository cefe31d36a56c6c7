// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { addBehaviors, enterPage, leavePage, startBehaviors } from '../behaviors';

/** The events of the test, in order. */
const events: string[] = [];

let page = 'first';

for (const name of ['one', 'two'])
  addBehaviors({
    start() {
      events.push(`start ${name}`);
    },
    enter() {
      events.push(`${name} enters ${page}`);

      return () => {
        events.push(`${name} leaves`);
      };
    },
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('yields to the browser between two behaviors, and each behavior enters a page shown in the meantime once', async () => {
  let continueStart = (): void => undefined;
  vi.stubGlobal('scheduler', {
    yield: () =>
      new Promise<void>((resolve) => {
        continueStart = resolve;
      }),
  });
  const starting = startBehaviors();
  expect(events).toEqual(['start one', 'one enters first']);

  leavePage();
  page = 'second';
  enterPage();
  continueStart();
  await vi.waitFor(() => {
    expect(events).toContain('start two');
  });
  continueStart();
  await starting;

  expect(events.slice(2)).toEqual(['one leaves', 'one enters second', 'start two', 'two enters second']);
});
