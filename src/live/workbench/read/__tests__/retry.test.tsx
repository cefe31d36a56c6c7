// @vitest-environment jsdom
import type { ReactNode } from 'react';
import type { Contract, Shape } from '@site/lib/payloads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../../__tests__/mount';
import { createRespondingWorker } from '../../../workers/__tests__/createRespondingWorker';
import type { PayloadResponse } from '../createPayloadChecker';
import Reference from '../Reference';
import { useExamples, useVerdict } from '../usePayload';

const CONTRACT: Contract = { tree: [], omittedParts: new Map() };

const SHAPE: Shape = {
  label: 'Book',
  reference: { node: 'WsCustom', value: 'Book', isNullable: false },
  constraint: [],
};

const SHAPES = [SHAPE];

/** Response of the next workers; undefined if their script cannot be loaded. */
let response: PayloadResponse | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'Worker',
    createRespondingWorker(() => response),
  );
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  response = undefined;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const run = (): Promise<void> => perform(() => vi.runAllTimersAsync());

it('the reference offers to create its examples again if their script could not be loaded', async () => {
  function Subject(): ReactNode {
    const examples = useExamples(CONTRACT, SHAPES);
    return (
      <>
        <Reference contract={CONTRACT} examples={examples} />
        <output>{[...examples.byLabel.keys()]}</output>
      </>
    );
  }
  const { host } = await mount(<Subject />);
  const find = (selector: string): HTMLElement | null => host.querySelector(selector);
  await run();
  expect(find('[role=alert]')?.textContent).toMatch(
    /^There are no examples\. The check could not be loaded .* Check the connection, and press the button to try again\..*Try again$/,
  );

  // The attempt also fails.
  find('[role=alert] button')?.focus();
  await perform(() => {
    find('[role=alert] button')?.click();
  });
  expect(find('[role=alert]')).toBeNull();
  expect(document.activeElement?.querySelector('nav')).not.toBeNull();
  await run();

  response = { examples: new Map([['Book', { json: '{}' }]]) };
  await perform(() => {
    find('[role=alert] button')?.click();
  });
  await run();
  expect(find('[role=alert]')).toBeNull();
  expect(find('output')?.textContent).toBe('Book');
});

it('JSON can be checked again if the script of the check could not be loaded', async () => {
  function Subject(): ReactNode {
    const verdict = useVerdict(CONTRACT, SHAPE, '{}');
    return (
      <button onClick={verdict?.retry}>{verdict === undefined ? 'Checking' : (verdict.problem ?? 'Checked')}</button>
    );
  }
  const { host } = await mount(<Subject />);
  await run();
  expect(host.textContent).toMatch(/^The check could not be loaded/);
  response = { violations: [] };
  await perform(() => {
    host.querySelector('button')?.click();
  });
  expect(host.textContent).toBe('Checking');
  await run();
  expect(host.textContent).toBe('Checked');
});
