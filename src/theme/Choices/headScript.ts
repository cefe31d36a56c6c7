import { CHOICE_SETTINGS, findItem, resolveChoices } from './choices';

/**
 * Creates the script for the head of every page that reads the stored choices and defines `<follow-choice>`. The parser
 * runs the element's callback when it inserts the element, so panels are shown or hidden before they are painted.
 * `FollowChoice.tsx` describes the element.
 *
 * @returns JavaScript source
 */
export function createChoicesScript(): string {
  return `(function (data, settings, resolve, find) {
  var made = {};
  try {
    for (var group in settings.values) {
      var value = localStorage.getItem(settings.prefix + group);
      if (settings.values[group].includes(value)) made[group] = value;
    }
  } catch (error) {}
  data.choices = resolve(made, settings).join(' ');
  customElements.define('follow-choice', class extends HTMLElement {
    connectedCallback() { this.follow(); }
    follow() {
      var choices = data.choices.split(' ');
      var select = this.previousElementSibling;
      if (select && select.localName === 'select') {
        for (var option of select.options) if (choices.includes(option.value)) option.selected = true;
        return;
      }
      var items = this.parentElement.parentElement.dataset.items;
      if (items) this.show(find(items, choices, resolve({}, settings)));
    }
    show(index) {
      var root = this.parentElement.parentElement;
      var isChanged = false;
      root.querySelectorAll(':scope > [role=tablist] [role=tab]').forEach(function (tab, place) {
        tab.setAttribute('aria-selected', String(place === index));
        tab.tabIndex = place === index ? 0 : -1;
      });
      root.querySelectorAll(':scope > [role=tabpanel], :scope > [data-variant]').forEach(function (panel, place) {
        if (panel.hidden === (place !== index)) return;
        panel.hidden = place !== index;
        isChanged = true;
      });
      if (isChanged) root.dispatchEvent(new CustomEvent('site:tab', { bubbles: true, detail: index }));
    }
  });
})(document.documentElement.dataset, ${JSON.stringify(CHOICE_SETTINGS)}, ${String(resolveChoices)}, ${String(findItem)});`;
}
