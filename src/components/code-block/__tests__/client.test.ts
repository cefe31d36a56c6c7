// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import { copying } from '../copying';

let stop: () => void;
let copied: string[];

beforeEach(() => {
  vi.useFakeTimers();
  copied = [];
  setClipboard((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  document.body.innerHTML = [
    'type A {}\n',
    '<b data-command="">ls -l</b>\n<i>a.ws</i>\n<b data-command="">cat a.ws</b>',
  ]
    .map(
      (code) =>
        `<div data-copyable=""><span role="status"></span><button data-copy=""><i>copy</i></button><code>${code}</code></div>`,
    )
    .join('');
  stop = startBehavior(copying);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

function setClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });
}

const listButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button')];
const readStatus = (index: number): string => document.querySelectorAll('[role=status]')[index]?.textContent ?? '';

async function press(index: number): Promise<void> {
  listButtons()[index]?.querySelector('i')?.click();
  await vi.advanceTimersByTimeAsync(0);
}

describe('the copy button', () => {
  it('copies the code of its block unchanged', async () => {
    await press(0);
    expect(copied).toEqual(['type A {}\n']);
  });

  it('copies only the commands of a console, ready to be pasted', async () => {
    await press(1);
    expect(copied).toEqual(['ls -l\ncat a.ws']);
  });

  it('shows the confirmation for two seconds after the last press', async () => {
    await press(0);
    expect(readStatus(0)).toBe('Copied');
    expect(listButtons()[0]?.dataset.state).toBe('copied');
    await vi.advanceTimersByTimeAsync(1500);
    await press(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(readStatus(0)).toBe('Copied');
    await vi.advanceTimersByTimeAsync(500);
    expect(readStatus(0)).toBe('');
    expect(listButtons()[0]?.dataset.state).toBe('idle');
  });

  it('clears its message when it loses the focus', async () => {
    await press(0);
    listButtons()[0]?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(readStatus(0)).toBe('');
    await press(1);
    expect([readStatus(0), readStatus(1)]).toEqual(['', 'Copied']);
  });
});

describe('where the browser does not allow copying', () => {
  it.each([
    ['it refuses', () => Promise.reject(new Error('not allowed'))],
    ['it has no clipboard', undefined],
  ])('because %s, the code is selected and a message names the keys to press', async (_reason, writeText) => {
    setClipboard(writeText);
    await press(0);
    expect(window.getSelection()?.toString()).toBe('type A {}\n');
    expect(readStatus(0)).toContain('press Ctrl+C');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readStatus(0)).toContain('press Ctrl+C');
  });
});
