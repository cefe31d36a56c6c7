// @vitest-environment jsdom
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { mount, perform } from '../../../__tests__/mount';
import PreviousWork from '../PreviousWork';
import { createStoredWork } from '../../session/storedWork';
import type { StoredWork } from '../../session/WorkbenchState';

const ENTRIES = ['a.ws', 'b.ws'].map((path) => ({ ...createStoredWork('file', [{ path, text: '' }]), id: path }));

function Subject(): ReactNode {
  const [previousWork, setPreviousWork] = useState(ENTRIES);
  const deletePrevious = ({ id }: StoredWork): void => {
    setPreviousWork(previousWork.filter((entry) => entry.id !== id));
  };
  const session = { previousWork, bringBack: (): void => undefined, deletePrevious };
  return (
    <>
      <button
        type="button"
        data-editor
        onClick={({ currentTarget }) => {
          currentTarget.focus();
        }}
      />
      {previousWork.length === 0 ? null : <PreviousWork session={session} />}
    </>
  );
}

function press(host: HTMLElement, name: string): Promise<void> {
  return perform(() => {
    const button = host.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;
    button.focus();
    button.click();
  });
}

it('the focus moves to the editor when work is brought back', async () => {
  const { host } = await mount(<Subject />);
  await press(host, 'Bring back Deleted contract: a.ws');
  expect(document.activeElement).toBe(host.querySelector('[data-editor]'));
});

it('the focus stays in the list until the last entry is deleted, and then moves to the editor', async () => {
  const { host } = await mount(<Subject />);
  // jsdom lays nothing out, so each element would count as hidden.
  const summary = host.querySelector('summary')!;
  summary.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
  await press(host, 'Delete Deleted contract: a.ws');
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toBe('Previous work (1)');
  await press(host, 'Delete Deleted contract: b.ws');
  expect(document.activeElement).toBe(host.querySelector('[data-editor]'));
});
