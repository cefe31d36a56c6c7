// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Effect, LocatedLoss } from '@site/lib/losses/types';
import { mount } from '../../../__tests__/mount';
import ConversionStatus from '../ConversionStatus';
import { NO_LOSSES } from '../documentMessages';
import type { Conversion } from '../useConversion';

const CHECK = { diagnostics: [], problem: undefined, retry: undefined };

const REPORT = { ...NO_LOSSES, problem: undefined, isPending: false, retry: vi.fn() };

const CONVERSION: Conversion = {
  contract: { path: 'document.ws', text: 'type A { a: String }' },
  ...{ format: 'openapi-v3', isYaml: false, problem: undefined, retry: undefined, position: undefined },
  ...{ isBusy: false, isReading: false, isStopped: false, setStopped: vi.fn(), check: CHECK, report: REPORT },
};

/** Renders the status of a conversion, and returns its tone, its text and the labels of its buttons. */
async function show(changed: Partial<Conversion>): Promise<string[]> {
  const { host, unmount } = await mount(
    <ConversionStatus conversion={{ ...CONVERSION, ...changed }} onLoad={undefined} />,
  );
  const status = host.querySelector<HTMLElement>('[role=status]')!;
  const buttons = [...host.querySelectorAll('button')].map(({ textContent }) => textContent);
  const shown = [status.dataset.tone ?? '', status.textContent, ...buttons];
  await unmount();
  return shown;
}

function createReport(effect: Effect): Conversion['report'] {
  const place = { offset: 0, line: 1, column: 1 };
  const losses: LocatedLoss[] = [{ pointer: '/a', kind: 'a', effect, sentence: '', ...place }];
  return { ...REPORT, losses, counts: { ...REPORT.counts, [effect]: 1 } };
}

function createCheck(isWarning: true | undefined): Conversion['check'] {
  const place = { path: 'document.ws', line: 1, column: 1, offset: 0, length: 1 };
  return { ...CHECK, diagnostics: [{ message: 'A', source: 'compiler', ...(isWarning && { isWarning }), ...place }] };
}

it('only a conversion without problems, warnings and losses is green', async () => {
  expect(await show({})).toEqual(['good', 'Converted']);
  expect(await show({ check: undefined })).toEqual(['busy', 'Converted. Checking…']);
  expect(await show({ report: undefined })).toEqual(['busy', 'Converted. Checking…']);
  expect(await show({ check: createCheck(true) })).toEqual(['warning', 'Converted, with warnings']);
  expect(await show({ check: createCheck(undefined) })).toEqual([
    'bad',
    'Converted, but the compiler refuses the contract',
  ]);
  const lost = 'Converted, but one part of the document is lost or changed';
  expect(await show({ report: createReport('note') })).toEqual(['busy', lost]);
  expect(await show({ check: createCheck(true), report: createReport('wire') })).toEqual(['bad', lost]);
});

it('a failed conversion or check can be tried again, unless another document is being converted', async () => {
  const retry = vi.fn();
  expect(await show({ problem: 'The compiler stopped.', retry })).toEqual(['bad', 'Not converted', 'Try again']);
  const check = { ...CHECK, problem: 'The compiler stopped.', retry };
  expect(await show({ check })).toEqual(['busy', 'Converted, but not checked', 'Try again']);
  expect(await show({ check, isBusy: true })).toEqual(['busy', 'Converting…', 'Cancel']);
});
