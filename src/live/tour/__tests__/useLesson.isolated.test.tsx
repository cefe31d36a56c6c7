// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, perform } from '../../__tests__/mount';
import { ReaderError } from '@site/src/client/ReaderError';
import { READY } from '../../workers/ready';
import { resetProgress, readProgress } from '../progress';
import { PROGRESS_KEY } from '../progressKey';
import { useLesson } from '../useLesson';
import VerdictPanel from '../VerdictPanel';

const { compiler, requests } = vi.hoisted(() => ({
  compiler: { isReady: false, connect: () => ({}) },
  requests: [] as { text: string; settle: (result: { isSolved: boolean; message: string } | Error) => void }[],
}));

vi.mock('../../compiler/getCompiler', () => ({ getCompiler: () => compiler }));

/** The judge has its own tests. Here, the worker sends the answer back as the verdict. */
vi.mock('../judgeAnswer', () => ({
  readAnswer: (text: string) =>
    new Promise((resolve, reject) => {
      requests.push({
        text,
        settle: (result) => {
          if (result instanceof Error) reject(result);
          else resolve({ text, ...result });
        },
      });
    }),
}));

/** A worker that judges answers. For `FOREVER`, it only reports that its script is loaded. */
class FakeWorker extends EventTarget {
  postMessage({ answer }: { answer: { message: string } }): void {
    const data = answer.message === FOREVER ? READY : answer;
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.postMessage = () => undefined;
  }
}

const FOREVER = 'It takes forever.';

const LESSON = { title: '', solved: '', checks: [], mistakes: [], solution: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  resetProgress();
  compiler.isReady = false;
  requests.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

interface Lesson {
  write: (text: string) => Promise<void>;
  check: () => Promise<void>;
  settle: (result: { isSolved: boolean; message: string } | Error) => Promise<void>;
  readVerdict: () => string;
}

async function open(): Promise<Lesson> {
  function Subject({ text }: { text: string }): ReactNode {
    const { verdict, ask } = useLesson(LESSON, 'types', text, 'start');
    return <VerdictPanel verdict={verdict} onAsk={ask} />;
  }
  const { host, render } = await mount(<Subject text="start" />);
  const run = (): Promise<void> => perform(() => vi.runAllTimersAsync());
  await run();
  return {
    async write(text) {
      await render(<Subject text={text} />);
      await run();
    },
    async check() {
      await perform(() => {
        host.querySelector('button')!.click();
      });
      await run();
    },
    settle: (result) =>
      perform(() => {
        requests.at(-1)!.settle(result);
      }),
    readVerdict: () => host.querySelector('[role=status]')!.textContent,
  };
}

const WRONG = { isSolved: false, message: 'Write `String`.' };
const RIGHT = { isSolved: true, message: 'That is it.' };

/** Resets the progress as another page would: this page only notices that the storage changed. */
function resetInAnotherPage(): void {
  localStorage.removeItem(PROGRESS_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY, newValue: null }));
}

describe('a lesson', () => {
  it('says that the compiler is loading if the reader requests a verdict before it has loaded', async () => {
    const { check, settle, readVerdict } = await open();
    await check();
    expect(readVerdict()).toBe('Loading the compiler…');
    await settle(WRONG);
    expect(readVerdict()).toBe('Not yet. Write String.');
    compiler.isReady = true;
    await check();
    expect(readVerdict()).toBe('Checking…');
  });

  it('gives no hint before the reader asks, then one after each change', async () => {
    const { write, check, settle, readVerdict } = await open();
    await write('a');
    await settle(WRONG);
    expect(readVerdict()).toBe('');
    await check();
    await settle(WRONG);
    await write('b');
    await settle({ ...WRONG, message: 'Another hint.' });
    expect(readVerdict()).toBe('Not yet. Another hint.');
  });

  it('reports success at once, and stores it with the answer', async () => {
    const { write, settle, readVerdict } = await open();
    await settle(WRONG);
    expect(readProgress().current, 'a lesson without an answer has not begun').toBeUndefined();
    await write('a');
    await settle(RIGHT);
    expect(readVerdict()).toBe('Solved. That is it.');
    expect(readProgress()).toEqual({ solved: ['types'], current: 'types', drafts: { types: 'a' } });
  });

  it.each([
    ['this page', resetProgress],
    ['another page', resetInAnotherPage],
  ])('ignores a verdict that arrives after a reset: by %s', async (_, reset) => {
    const { write, check, settle, readVerdict } = await open();
    await write('a');
    await check();
    expect(readVerdict()).toBe('Loading the compiler…');
    await perform(reset);
    await settle(RIGHT);
    expect(readProgress().solved).toEqual([]);
    expect(readVerdict(), 'no longer busy').toBe('');
  });

  it('gives no hint and stores nothing after a reset until the reader asks again', async () => {
    const { write, check, settle, readVerdict } = await open();
    await write('a');
    await check();
    await settle(WRONG);
    expect(readVerdict()).toBe('Not yet. Write String.');
    await perform(resetProgress);
    expect(readVerdict()).toBe('');
    // The editor now shows the initial contract.
    await write('start');
    await settle(WRONG);
    expect(readVerdict()).toBe('');
    expect(readProgress()).toEqual({ solved: [], drafts: {} });
  });

  it('shows a message if a check takes too long, and judges the next answer', async () => {
    const { write, check, settle, readVerdict } = await open();
    await check();
    await settle({ isSolved: false, message: FOREVER });
    await perform(() => vi.runAllTimersAsync());
    expect(readVerdict()).toMatch(/^The check took more than 5 seconds and was stopped\./);
    await write('a');
    await settle(RIGHT);
    expect(readVerdict()).toBe('Solved. That is it.');
  });

  it('shows the reason why a request to the compiler failed', async () => {
    const { check, settle, readVerdict } = await open();
    await check();
    await settle(new ReaderError('It could not be loaded.'));
    expect(readVerdict()).toBe('It could not be loaded.');
  });
});
