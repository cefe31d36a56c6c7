// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../../__tests__/mount';
import { createRespondingWorker } from '../../../workers/__tests__/createRespondingWorker';
import ChangeList from '../ChangeList';
import type { ComparisonResponse } from '../createComparer';
import { useComparison } from '../useComparison';

vi.mock('../../../compiler/getCompiler', () => {
  const client = {
    ast: () => Promise.resolve({ 'contract.ws': [] }),
    check: () => Promise.resolve([]),
    definitions: () => Promise.resolve([]),
    tokens: () => Promise.resolve({}),
  };
  return { getCompiler: () => ({ connect: () => client }) };
});

/** Response of the next workers; undefined if their script cannot be loaded. */
let response: ComparisonResponse | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'Worker',
    createRespondingWorker(() => response),
  );
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  response = { changes: [], hasEqualTrees: true, hasEqualComments: true };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const STALE = 'From the versions before the last change';

const run = (): Promise<void> => perform(() => vi.runAllTimersAsync());

function Subject({ after }: { after: string }): ReactNode {
  const comparison = useComparison('type A', after, true);
  return <ChangeList {...{ comparison }} onShow={vi.fn()} onShowExample={vi.fn()} onLoad={undefined} />;
}

function findStatus(host: HTMLElement): HTMLElement {
  return host.querySelector<HTMLElement>('[role=status]')!;
}

function findRetry(host: HTMLElement): HTMLElement | undefined {
  return [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
}

it('versions can be compared again if the script of the comparison could not be loaded', async () => {
  response = undefined;
  const { host } = await mount(<Subject after="type B" />);
  await run();
  expect(findStatus(host).textContent).toMatch(
    /^The comparison could not be loaded .* Check the connection, and press the button to try again\./,
  );
  await perform(() => {
    findRetry(host)?.click();
  });
  expect(findStatus(host).textContent).toBe('Comparing…');
  expect(document.activeElement).toBe(findStatus(host));
  expect(findRetry(host)).toBeUndefined();

  // The attempt also fails.
  await run();
  response = { changes: [], hasEqualTrees: true, hasEqualComments: true };
  await perform(() => {
    findRetry(host)?.click();
  });
  await run();
  expect(findStatus(host).textContent).toBe('The syntax trees are equal');
  expect(findRetry(host)).toBeUndefined();
});

it('the result of an earlier comparison is not shown as that of a later version', async () => {
  const { host, render } = await mount(<Subject after="type B" />);
  await run();
  expect(findStatus(host).dataset.tone).toBe('good');
  expect(host.textContent).not.toContain(STALE);
  await render(<Subject after="type C" />);
  expect(findStatus(host).textContent).toBe('The syntax trees are equal');
  expect(findStatus(host).dataset.tone).toBe('busy');
  expect(host.textContent).toContain(STALE);
});

it('the buttons that export the changes stay while later versions are compared, but cannot be pressed', async () => {
  const change = { verdict: 'compatible', sentence: 'B was added', breaks: [], offset: 0, side: 'after' } as const;
  response = { changes: [change], hasEqualTrees: false, hasEqualComments: true };
  const { host, render } = await mount(<Subject after="type B" />);
  expect(findStatus(host).textContent).toBe('Comparing…');
  await run();
  const buttons = [...host.querySelectorAll('button')].filter(({ textContent }) => textContent.includes('Markdown'));
  expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false]);
  await render(<Subject after="type C" />);
  expect(findStatus(host).textContent).toBe('1 change, none breaking');
  expect(buttons.map(({ disabled, isConnected }) => disabled && isConnected)).toEqual([true, true]);
  await run();
  expect(buttons.map(({ disabled, isConnected }) => !disabled && isConnected)).toEqual([true, true]);
  expect(host.textContent).not.toContain(STALE);
});
