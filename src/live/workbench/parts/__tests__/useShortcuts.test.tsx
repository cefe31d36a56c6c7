// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../../__tests__/mount';
import { useShortcuts } from '../useShortcuts';

const share = vi.fn<() => void>();
const help = vi.fn<() => void>();
const open = vi.fn<() => void>();
const edit = vi.fn<() => void>();

function Listen(): null {
  useShortcuts({ 'mod+s': share, 'mod+o': open, 'mod+e': edit, '?': help });
  return null;
}

/** @returns whether the browser may act on the key */
function press(key: KeyboardEventInit, target: EventTarget = document.body): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...key }),
  );
}

beforeEach(async () => {
  vi.clearAllMocks();
  await mount(<Listen />);
});

it.each([
  ['Ctrl+S', { key: 's', code: 'KeyS', ctrlKey: true }],
  ['⌘S', { key: 's', code: 'KeyS', metaKey: true }],
  ['Ctrl and the same key of a Cyrillic keyboard', { key: 'ы', code: 'KeyS', ctrlKey: true }],
])('takes %s', (_name, key) => {
  expect(press(key)).toBe(false);
  expect(share).toHaveBeenCalledOnce();
});

it.each([
  ['Ctrl+Shift+S', { key: 'S', code: 'KeyS', ctrlKey: true, shiftKey: true }],
  ['Ctrl+Shift+O', { key: 'O', code: 'KeyO', ctrlKey: true, shiftKey: true }],
  ['⌘⇧O', { key: 'o', code: 'KeyO', metaKey: true, shiftKey: true }],
  ['Ctrl+Shift+E', { key: 'E', code: 'KeyE', ctrlKey: true, shiftKey: true }],
  ['Ctrl+Alt+S', { key: 's', code: 'KeyS', ctrlKey: true, altKey: true }],
  ['Ctrl and the key of S on a keyboard where it is another letter', { key: 'p', code: 'KeyS', ctrlKey: true }],
])('leaves %s to the browser', (_name, key) => {
  expect(press(key)).toBe(true);
  for (const action of [share, open, edit]) expect(action).not.toHaveBeenCalled();
});

it('handles keys without Ctrl only outside text fields', () => {
  const input = document.createElement('input');
  document.body.append(input);
  expect(press({ key: '?', shiftKey: true }, input)).toBe(true);
  expect(help).not.toHaveBeenCalled();
  press({ key: '?', shiftKey: true });
  expect(help).toHaveBeenCalledOnce();
  input.remove();
});
