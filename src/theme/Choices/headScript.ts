import { CHOICE_SETTINGS, type ChoiceSettings, findItem, resolveChoices, showItem } from './choices';

declare global {
  interface HTMLElementTagNameMap {
    'follow-choice': FollowChoice;
  }
}

/**
 * Empty element at the beginning of a panel, or after a `<select>` of the chooser. The panel or the `<select>` follows
 * the choices of the reader. The element is updated when the parser or a navigation inserts it.
 */
export interface FollowChoice extends HTMLElement {
  /** Applies the choices in the `data-choices` attribute of `<html>`. */
  follow: () => void;
}

/**
 * Creates the script for the head of every page that reads the stored choices and defines `<follow-choice>`. So panels
 * are shown or hidden before they are painted.
 *
 * @returns JavaScript source
 */
export function createChoicesScript(): string {
  const functions = [resolveChoices, findItem, showItem].map(String);
  return `(${String(followChoices)})(${[JSON.stringify(CHOICE_SETTINGS), ...functions].join(',')})`;
}

/** Runs in the head. It must not use imports, so it receives functions as parameters. */
function followChoices(
  settings: ChoiceSettings,
  resolve: typeof resolveChoices,
  find: typeof findItem,
  show: typeof showItem,
): void {
  const { dataset } = document.documentElement;
  const made: Record<string, string> = {};
  try {
    for (const [group, values] of Object.entries(settings.values)) {
      // oxlint-disable-next-line site/outside-data -- The client, with its storage module, starts after the first paint.
      const value = localStorage.getItem(settings.prefix + group);
      if (value !== null && values.includes(value)) made[group] = value;
    }
  } catch {
    // Without storage, the page has its default choices.
  }
  dataset.choices = resolve(made, settings).join(' ');

  customElements.define(
    'follow-choice',
    class extends HTMLElement implements FollowChoice {
      connectedCallback(): void {
        this.follow();
      }

      follow(): void {
        const choices = (dataset.choices ?? '').split(' ');
        const { previousElementSibling: select, parentElement: panel } = this;
        if (select instanceof HTMLSelectElement) {
          for (const option of select.options) if (choices.includes(option.value)) option.selected = true;
          return;
        }
        const root = panel?.parentElement;
        const items = root?.dataset.items;
        if (root && items !== undefined) show(root, find(items, choices, resolve({}, settings)));
      }
    },
  );
}
