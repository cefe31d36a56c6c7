// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mount, perform } from '../../__tests__/mount';
import { resetProgress, storeAnswer } from '../progress';
import { PROGRESS_KEY } from '../progressKey';
import TourProgress from '../TourProgress';

const LESSONS = ['types', 'enums', 'lists'];

let tour: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<nav><ol>${LESSONS.map((name) => `<li><a href="#${name}">On ${name}</a></li>`).join('')}</ol></nav>${LESSONS.map((name) => `<div data-lesson="${name}"></div>`).join('')}`;
  tour = document.querySelector('nav')!;
});

afterEach(async () => {
  await perform(resetProgress);
  localStorage.clear();
  document.body.replaceChildren();
});

function listSolved(): (string | undefined)[] {
  const lessons = [...document.querySelectorAll<HTMLElement>('[data-lesson][data-solved]')];
  return [
    ...lessons.map(({ dataset }) => dataset.lesson),
    ...[...tour.querySelectorAll('li[data-solved]')].map(({ textContent }) => textContent),
  ];
}

it('follows the stored progress of this page and of others, and can be reset', async () => {
  const { host } = await mount(<TourProgress tour={tour} />);
  const readHead = (): string[] => [...host.querySelectorAll('p, a, button')].map(({ textContent }) => textContent);
  expect(readHead()).toEqual(['3 lessons', 'Start the tour']);

  await perform(() => {
    storeAnswer('types', 'type A', true);
  });
  expect(readHead()).toEqual(['1 of 3 lessons solved', 'Start over', 'Resume: On enums']);
  expect(listSolved()).toEqual(['types', 'On types (solved)']);

  await perform(() => {
    const kept = JSON.stringify({ solved: ['types', 'lists'], current: 'lists', drafts: {} });
    localStorage.setItem(PROGRESS_KEY, kept);
    window.dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY, newValue: kept }));
  });
  // After the last lesson the search begins again with the first one.
  expect(readHead()).toEqual(['2 of 3 lessons solved', 'Start over', 'Resume: On enums']);
  expect(host.querySelector('a')?.hash).toBe('#enums');

  await perform(() => {
    storeAnswer('enums', 'enum A', true);
  });
  expect(readHead()).toEqual(['All 3 lessons solved', 'Start over']);

  await perform(() => {
    host.querySelector('button')!.click();
  });
  expect(readHead()).toEqual(['3 lessons', 'Bring back my answers', 'Start the tour']);
  expect(document.activeElement?.textContent).toBe('Start the tour');
  expect(listSolved()).toEqual([]);

  await perform(() => {
    host.querySelector('button')!.click();
  });
  expect(readHead()).toEqual(['All 3 lessons solved', 'Start over']);
});
