// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { mount } from '../../../__tests__/mount';
import { LENGTH_LIMIT } from '../../../compiler/LiveCompiler';
import ColoredCode from '../ColoredCode';

it('shows a long text whole, in parts that the browser lays out separately', async () => {
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
