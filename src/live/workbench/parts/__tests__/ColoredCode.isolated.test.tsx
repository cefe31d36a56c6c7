// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mount } from '../../../__tests__/mount';
import { LENGTH_LIMIT } from '../../../compiler/LiveCompiler';
import { highlightInWorker } from '../../../highlight/highlightInWorker';
import ColoredCode from '../ColoredCode';

vi.mock('../../../highlight/highlightInWorker');

it('shows all of a long text, in parts that the browser lays out separately', async () => {
  const lines = Array.from({ length: 4001 }, (_, index) => `type Type${index} { a: String }`);
  const text = `${lines.join('\n')}\n`;
  expect(text.length).toBeGreaterThan(LENGTH_LIMIT);
  const { host } = await mount(<ColoredCode label="long.ws" text={text} language="wirespec" />);
  const listParts = (): string[] => [...host.querySelectorAll('code > span')].map(({ textContent }) => textContent);
  expect(listParts()).toHaveLength(20);
  // The last part is added later.
  await vi.waitFor(() => {
    expect(listParts()).toHaveLength(21);
  });
  expect(listParts().join('\n')).toBe(lines.join('\n'));
});

it.each([
  ['forwards', 5, 13],
  ['backwards', 13, 5],
])('keeps the selection %s when the colors arrive', async (_direction, anchor, focus) => {
  let respond: (colored: { code: string; marks: string }) => void = () => undefined;
  vi.mocked(highlightInWorker).mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const text = 'type Color { a: String }';
  const { host } = await mount(<ColoredCode label="color.ws" text={text} language="wirespec" />);
  const plain = host.querySelector('code')!.firstChild!;
  const selection = window.getSelection()!;
  selection.setBaseAndExtent(plain, anchor, plain, focus);
  await act(() => {
    respond({ code: text, marks: 'k4_1t5_2' });
    return Promise.resolve();
  });
  expect(host.querySelectorAll('code > span')).toHaveLength(2);
  expect(selection.toString()).toBe('Color { ');
  const isBackward =
    selection.anchorNode!.compareDocumentPosition(selection.focusNode!) & Node.DOCUMENT_POSITION_PRECEDING;
  expect(Boolean(isBackward)).toBe(anchor > focus);
});
