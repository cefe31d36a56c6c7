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
  const session = { previousWork, works: [], bringBack: (): void => undefined, deletePrevious };
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

it('the focus stays in the list until the last entry is deleted, and then moves to the editor', async () => {
  const { host } = await mount(<Subject />);
  // jsdom lays nothing out, so each element would count as hidden.
  const summary = host.querySelector('summary')!;
  summary.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
  const press = (name: string): Promise<void> =>
    perform(() => {
      const button = host.querySelector<HTMLElement>(`[aria-label="Delete Deleted contract: ${name}"]`)!;
      button.focus();
      button.click();
    });
  await press('a.ws');
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toBe('Previous work (1)');
  await press('b.ws');
  expect(document.activeElement).toBe(host.querySelector('[data-editor]'));
});
