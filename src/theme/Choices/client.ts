import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { onStorageChange, writeItem } from '@site/src/client/storage';
import { type Choices, type Group, GROUPS, parseItem, PREFIX, resolveChoices } from './choices';
import { readChoice } from './readChoice';

/** Choices that the reader has made. Without storage, they last until the document is left. */
const made: Partial<Record<Group, string>> = {};

/** Behavior of remembered choices: stores those of choosers, and applies those of other browser tabs. */
export const choices: Behavior = {
  start() {
    for (const group of GROUPS) made[group] = readChoice(group);
    document.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLSelectElement) || target.closest('[data-chooser]') === null) return;
      storeChoices(parseItem(target.value));
      showChoices();
    });
    onStorageChange((key) => {
      const changed = GROUPS.filter((group) => key === null || key === PREFIX + group);
      if (changed.length === 0) return;
      for (const group of changed) made[group] = readChoice(group);
      applyChoices();
      showChoices();
    });
  },
};

/** Stores choices of the reader; other groups keep theirs. Call `showChoices` afterwards to show them. */
export function storeChoices(chosen: Choices): void {
  for (const group of GROUPS) {
    const value = chosen[group];
    if (value === undefined) continue;
    made[group] = value;
    writeItem(PREFIX + group, value);
  }
  applyChoices();
}

function applyChoices(): void {
  document.documentElement.dataset.choices = resolveChoices(made).join(' ');
}

/** Shows the current choices in all tabs, variants and choosers of the page. */
export function showChoices(): void {
  for (const element of document.querySelectorAll('follow-choice')) element.follow();
}

addBehaviors(choices);
