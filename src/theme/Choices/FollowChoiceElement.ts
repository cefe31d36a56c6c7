import { findItem } from './choices';

/**
 * Empty element that applies the choices of the reader, which are in the `data-choices` attribute of `<html>`. It is
 * the first child of a panel of tabs or variants, or follows a `<select>`. The browser calls `connectedCallback` as
 * soon as the parser or the navigation inserts the element, so panels are shown or hidden before they are painted.
 */
export class FollowChoiceElement extends HTMLElement {
  connectedCallback(): void {
    this.follow();
  }

  /** Selects the option, or shows the panel, that matches the current choices. */
  follow(): void {
    const choices = (document.documentElement.dataset.choices ?? '').split(' ');
    const select = this.previousElementSibling;
    if (select instanceof HTMLSelectElement) {
      for (const option of select.options) if (choices.includes(option.value)) option.selected = true;
      return;
    }
    const items = this.root?.dataset.items;
    if (items !== undefined) this.show(findItem(items, choices));
  }

  /**
   * Shows one panel of the tabs or variants, and hides the others. Dispatches `site:tab` if this changes what is shown.
   *
   * @param index - zero-based index of the panel. While the page is loading, the panel may be missing.
   */
  show(index: number): void {
    const { root } = this;
    if (!root) return;
    this.mark(index);
    const panels = root.querySelectorAll<HTMLElement>(':scope > [role=tabpanel], :scope > [data-variant]');
    let isChanged = false;
    for (const [panelIndex, panel] of panels.entries()) {
      if (panel.hidden === (panelIndex !== index)) continue;
      panel.hidden = panelIndex !== index;
      isChanged = true;
    }
    if (isChanged) root.dispatchEvent(new CustomEvent('site:tab', { bubbles: true, detail: index }));
  }

  /** Marks one tab as selected, but does not change the panels. */
  mark(index: number): void {
    const tabs = this.root?.querySelectorAll<HTMLElement>(':scope > [role=tablist] [role=tab]') ?? [];
    for (const [tabIndex, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(tabIndex === index));
      tab.tabIndex = tabIndex === index ? 0 : -1;
    }
  }

  /** Root element of the tabs or variants that contain this element's panel. */
  private get root(): HTMLElement | null | undefined {
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
