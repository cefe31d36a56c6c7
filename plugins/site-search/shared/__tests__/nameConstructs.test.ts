import { expect, it } from 'vitest';
import { nameConstructs } from '../engine/nameConstructs';

it.each([
  ['note: String?', 'note: String? optional'],
  ['Integer32?', 'Integer32? optional'],
  ['price: Number(0, 100)', 'price: Number bound'],
  ['Integer(1, _', 'Integer bound'],
  ['v0.19.7', 'v0.19.7 version'],
])('the query %s becomes %s', (query, named) => {
  expect(nameConstructs(query)).toBe(named);
});

it.each(['what is a String', 'Optional?', 'settings', 'openapi 3.1', '1.2.3.4', 'headers.set(name)'])(
  'the query %s stays unchanged',
  (query) => {
    expect(nameConstructs(query)).toBe(query);
  },
);
