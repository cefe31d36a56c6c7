import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { onStorageChange, writeItem } from '@site/src/client/storage';
import { type Choices, type ChoiceGroup, GROUPS, parseItem, KEY_PREFIX, resolveChoices } from './choices';
import { readChoice } from './readChoice';

/** Choices that the reader has made. Without storage, they are lost when the document is unloaded. */
const chosen: Partial<Record<ChoiceGroup, string>> = {};

/** Stores and applies the choices that the reader makes in a chooser. Also applies those made in other browser tabs. */
export const choices: Behavior = {
  start() {
    for (const group of GROUPS) chosen[group] = readChoice(group);
    document.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLSelectElement) || target.closest('[data-chooser]') === null) return;
      storeChoices(parseItem(target.value));
      showChoices();
    });
    onStorageChange((key) => {
      const changed = GROUPS.filter((group) => key === null || key === KEY_PREFIX + group);
      if (changed.length === 0) return;
      for (const group of changed) chosen[group] = readChoice(group);
      applyChoices();
      showChoices();
    });
  },
};

/**
 * Stores new choices of the reader; those of other groups do not change. Call `showChoices` afterwards to show them.
 */
export function storeChoices(newChoices: Choices): void {
  for (const group of GROUPS) {
    const value = newChoices[group];
    if (value === undefined) continue;
    chosen[group] = value;
    writeItem(KEY_PREFIX + group, value);
  }
  applyChoices();
}

function applyChoices(): void {
  document.documentElement.dataset.choices = resolveChoices(chosen).join(' ');
}

/** Shows the current choices in all tabs, variants and choosers of the page. */
export function showChoices(): void {
  for (const element of document.querySelectorAll('follow-choice')) element.follow();
}

addBehaviors(choices);
