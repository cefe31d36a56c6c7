import { afterEach, expect, it, vi } from 'vitest';
import { startBehavior } from '../../../client/__tests__/startBehavior';
import { pageParts } from '../client';

/** What the client has asked for in an idle moment. */
let idle: (() => void)[] = [];

/** Lets an idle moment pass, and the frame after it. */
async function passMoment(): Promise<void> {
  const actions = idle;
  idle = [];
  for (const action of actions) action();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

const readLaidOut = (): string[] => [...document.querySelectorAll('[data-laid-out]')].map(({ id }) => id);

function openPage(): () => void {
  vi.stubGlobal('requestIdleCallback', (action: () => void) => idle.push(action));
  document.body.innerHTML = ['one', 'two', 'three'].map((id) => `<div id="${id}" data-page-part></div>`).join('');

  return startBehavior(pageParts);
}

afterEach(() => {
  idle = [];
  vi.unstubAllGlobals();
});

it('lays out one part in each idle moment, from the top', async () => {
  const leave = openPage();
  expect(readLaidOut()).toEqual([]);
  await passMoment();
  expect(readLaidOut()).toEqual(['one']);
  await passMoment();
  await passMoment();
  expect(readLaidOut()).toEqual(['one', 'two', 'three']);
  leave();
});

it('stops when the reader leaves the page', async () => {
  const leave = openPage();
  await passMoment();
  leave();
  await passMoment();
  expect(readLaidOut()).toEqual(['one']);
});
