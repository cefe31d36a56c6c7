import { findItem } from './choices';

/**
 * Empty element that shows the choices of the reader, which are in the `data-choices` attribute of `<html>`. It is the
 * first child of a panel of tabs or variants, or follows a `<select>`. The parser and the navigation call
 * `connectedCallback` when they insert it, so panels are shown or hidden before they are painted.
 */
export class FollowChoiceElement extends HTMLElement {
  connectedCallback(): void {
    this.follow();
  }

  /** Shows the current choices. */
  follow(): void {
    const choices = (document.documentElement.dataset.choices ?? '').split(' ');
    const select = this.previousElementSibling;
    if (select instanceof HTMLSelectElement) {
      for (const option of select.options) if (choices.includes(option.value)) option.selected = true;
      return;
    }
    const items = this.group?.dataset.items;
    if (items !== undefined) this.show(findItem(items, choices));
  }

  /**
   * Shows one panel of the tabs or variants, and hides the others. Dispatches `site:tab` if this changes what is shown.
   *
   * @param index - zero-based index of the panel. While the page arrives, the panel may be missing.
   */
  show(index: number): void {
    const { group } = this;
    if (!group) return;
    this.mark(index);
    const panels = group.querySelectorAll<HTMLElement>(':scope > [role=tabpanel], :scope > [data-variant]');
    let isChanged = false;
    for (const [place, panel] of panels.entries()) {
      if (panel.hidden === (place !== index)) continue;
      panel.hidden = place !== index;
      isChanged = true;
    }
    if (isChanged) group.dispatchEvent(new CustomEvent('site:tab', { bubbles: true, detail: index }));
  }

  /** Marks one tab as selected, but does not change the panels. */
  mark(index: number): void {
    const tabs = this.group?.querySelectorAll<HTMLElement>(':scope > [role=tablist] [role=tab]') ?? [];
    for (const [place, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(place === index));
      tab.tabIndex = place === index ? 0 : -1;
    }
  }

  /** The tabs or variants that contain this element's panel. */
  private get group(): HTMLElement | null | undefined {
    return this.parentElement?.parentElement;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'follow-choice': FollowChoiceElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'follow-choice': { hidden: true };
    }
  }
}
