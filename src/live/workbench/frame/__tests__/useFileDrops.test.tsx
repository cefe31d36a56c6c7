// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../../__tests__/mount';
import type { OpenedFile } from '../readDroppedFiles';
import { useFileDrops } from '../useFileDrops';

const onDrop = vi.fn<(files: Promise<OpenedFile[]>, target: Element | undefined) => void>();

function Listen(): null {
  useFileDrops(onDrop);
  return null;
}

const FILE = new File(['type A {}'], 'a.ws');

/**
 * Pastes into an element of the page that handles pasted text, as the editor does.
 *
 * @returns whether the browser and the element may handle the event
 */
function paste(types: readonly string[]): boolean {
  const element = document.createElement('div');
  const handlePaste = vi.fn<() => void>();
  element.addEventListener('paste', handlePaste);
  document.body.append(element);
  // jsdom has no clipboard events.
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const files = types.includes('Files') ? [FILE] : [];
  const isLeft = element.dispatchEvent(Object.assign(event, { clipboardData: { types, files, items: [] } }));
  element.remove();
  expect(handlePaste).toHaveBeenCalledTimes(isLeft ? 1 : 0);
  return isLeft;
}

beforeEach(async () => {
  vi.clearAllMocks();
  await mount(<Listen />);
});

it.each([
  ['a file manager', ['Files']],
  ['a file manager that adds the names', ['text/plain', 'Files']],
  ['a browser that copied a picture', ['text/html', 'Files']],
])('takes files that come from %s', async (_name, types) => {
  expect(paste(types)).toBe(false);
  expect(onDrop).toHaveBeenCalledOnce();
  const [files, target] = onDrop.mock.calls[0]!;
  expect(await files).toEqual([{ path: 'a.ws', file: FILE }]);
  expect(target).toBeInstanceOf(HTMLDivElement);
});

it.each([
  ['text', ['text/plain']],
  ['formatted text with a picture of it', ['text/plain', 'text/html', 'Files']],
])('lets the editor paste %s', (_name, types) => {
  expect(paste(types)).toBe(true);
  expect(onDrop).not.toHaveBeenCalled();
});
