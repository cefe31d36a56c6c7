// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { LENGTH_LIMIT } from '../../compiler/LiveCompiler';
import { keepEdit, readEdit } from '../keptEdits';

beforeEach(() => {
  localStorage.clear();
});

it('an edit is kept for its block alone', () => {
  keepEdit('/docs/types#0', 'type A', 'type B');
  expect(readEdit('/docs/types#0', 'type A')).toBe('type B');
  expect(readEdit('/docs/types#1', 'type A')).toBeUndefined();
  expect(readEdit('/docs/enums#0', 'type A')).toBeUndefined();
});

it('an edit of a block that has another text now is dropped', () => {
  keepEdit('/docs/types#0', 'type A', 'type B');
  expect(readEdit('/docs/types#0', 'type Other')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('a block that was reset keeps nothing', () => {
  keepEdit('/docs/types#0', 'type A', 'type B');
  keepEdit('/docs/types#0', 'type A', 'type A');
  expect(localStorage).toHaveLength(0);
});

it('text that is too long to compile does not replace what was kept', () => {
  keepEdit('/docs/types#0', 'type A', 'type B');
  keepEdit('/docs/types#0', 'type A', 'x'.repeat(LENGTH_LIMIT + 1));
  expect(readEdit('/docs/types#0', 'type A')).toBe('type B');
});

it.each(['{', '7', '{"original": "type A"}', '{"original": "type A", "text": 7}'])(
  'an entry that cannot be read is dropped with a warning, and costs no other: %s',
  (entry) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    keepEdit('/docs/types#0', 'type A', 'type B');
    keepEdit('/docs/types#1', 'type A', 'type C');
    const key = Object.keys(localStorage).find((name) => name.endsWith('#0'))!;
    localStorage.setItem(key, entry);
    expect(readEdit('/docs/types#0', 'type A')).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    expect(readEdit('/docs/types#1', 'type A')).toBe('type C');
    expect(localStorage).toHaveLength(1);
  },
);
