// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, perform } from '../../../__tests__/mount';
import CopyButton from '../CopyButton';

const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() };
let host: HTMLElement;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard });
  ({ host } = await mount(<CopyButton text="type A" accessibleName="Copy the contract" />));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = (): Promise<void> =>
  perform(async () => {
    host.querySelector('button')!.click();
    await vi.advanceTimersByTimeAsync(0);
  });

const readMessage = (): string | null => host.querySelector('[role=status]')!.textContent;

it('confirms a copy for two seconds', async () => {
  clipboard.writeText.mockResolvedValue();
  await press();
  expect(readMessage()).toBe('Copied');
  await perform(() => vi.advanceTimersByTimeAsync(2_000));
  expect(readMessage()).toBe('');
});

it('keeps the message about a failure, also after an earlier copy', async () => {
  clipboard.writeText.mockResolvedValueOnce().mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  await press();
  await perform(() => vi.advanceTimersByTimeAsync(1_500));
  await press();
  await perform(() => vi.advanceTimersByTimeAsync(2_000));
  expect(readMessage()).toBe('The browser did not allow copying. Select the text and copy it.');
});
