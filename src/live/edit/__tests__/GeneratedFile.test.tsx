// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../../__tests__/mount';
import GeneratedFile from '../GeneratedFile';

it('a generated file can be scrolled by keyboard and has a name, even if the built file did not overflow', async () => {
  const frame = document.createElement('div');
  // The page has removed `tabindex`, `role` and `aria-label`, because the code does not overflow.
  frame.innerHTML = '<span data-title><span>Book.java</span></span><pre data-scrolls><code>built</code></pre>';
  const file = { title: 'Chapter.java', code: 'public record Chapter() {}', marks: '' };
  const { host } = await mount(<GeneratedFile frames={[frame]} file={file} />);
  const pre = host.querySelector('pre')!;
  expect(pre.tabIndex).toBe(0);
  expect(pre.getAttribute('role')).toBe('group');
  expect(pre.getAttribute('aria-label')).toBe('Chapter.java');
});
