// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findTarget } from '../findTarget';

document.body.innerHTML = '<h2 id="types">Types</h2><h2 id="größe">Größe</h2>';

it.each([
  ['#types', 'Types'],
  ['#gr%C3%B6%C3%9Fe', 'Größe'],
])('finds the target of %s: the heading %s', (hash, text) => {
  expect(findTarget(hash)?.textContent).toBe(text);
});

it.each(['', '#', '#nothing', '#100%', '#%E0%A4%A'])('finds no target of "%s"', (hash) => {
  expect(findTarget(hash)).toBeNull();
});
