import { expect, it } from 'vitest';
import { MODE_WORK } from '../../session/modes';
import { MODE_LINKS } from '../modeLinks';

it.each(MODE_WORK)('a link keeps the work of the mode $mode, and no other mode reads it', (work) => {
  const texts = Object.fromEntries(Object.keys(work.keys).map((name) => [name, `text of ${name}`]));
  const link = MODE_LINKS[work.mode]!;
  const state = link.toState(texts, { 'a.ws': 'type A' });
  expect(link.fromState(state)).toMatchObject(texts);
  expect('files' in state).toBe(work.hasContracts);
  expect(Object.values(MODE_LINKS).filter(({ fromState }) => fromState(state) !== undefined)).toEqual([link]);
});

it('a document keeps its path and its format', () => {
  const texts = { text: 'a: 1', path: 'a.yaml', format: 'avro' };
  const { toState, fromState } = MODE_LINKS.convert!;
  expect(fromState(toState(texts, {}))).toEqual(texts);
});
