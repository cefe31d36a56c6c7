import { copyElement, createButton, createElement } from '../../createElement';
import { BAR_ITEM, DROPDOWN_BUTTON, DROPDOWN_LINK } from '../../themeMarkup';

/** The items of the bar, one under the other. */
export function createMainMenu(bar: HTMLElement): HTMLElement {
  const items = [...bar.querySelectorAll<HTMLElement>(BAR_ITEM)];

  return createElement('ul', 'menu__list', ...items.map(createItem));
}

function createItem(item: HTMLElement): HTMLElement {
  const label = item.querySelector<HTMLElement>(DROPDOWN_BUTTON);
  if (label !== null) return createCategory(item, label);

  return createElement('li', 'menu__list-item', createLink(item));
}

function createLink(link: HTMLElement): HTMLElement {
  const copy = copyElement(link);
  copy.className = copy.className.replace('navbar__item ', '').replace(/\b(?:navbar|dropdown)__link\b/g, 'menu__link');

  return copy;
}

/** A menu that drops down in the bar unfolds here; it is open when the reader is on one of its pages. */
function createCategory(dropdown: HTMLElement, label: HTMLElement): HTMLElement {
  const isOpen = dropdown.querySelector('[aria-current]') !== null;
  const caret = createButton('clean-btn menu__caret');
  caret.setAttribute('aria-label', isOpen ? 'Collapse the dropdown' : 'Expand the dropdown');
  caret.setAttribute('aria-expanded', String(isOpen));
  const links = [...dropdown.querySelectorAll<HTMLElement>(DROPDOWN_LINK)];
  const list = createElement(
    'ul',
    'menu__list',
    ...links.map((link) => createElement('li', 'menu__list-item', createLink(link))),
  );
  list.hidden = !isOpen;

  return createElement(
    'li',
    isOpen ? 'menu__list-item' : 'menu__list-item menu__list-item--collapsed',
    createElement('div', 'menu__list-item-collapsible', createLabel(label, isOpen), caret),
    list,
  );
}

/** In the bar the label is what is chosen; `data-menu-label` has the word for what one can choose. */
function createLabel(label: HTMLElement, isOpen: boolean): HTMLElement {
  const copy = createLink(label);
  const { menuLabel } = label.dataset;
  copy.classList.add('menu__link--sublist');
  copy.removeAttribute('aria-haspopup');
  copy.removeAttribute('aria-expanded');
  if (menuLabel !== undefined) {
    copy.lastChild?.replaceWith(menuLabel);
    copy.removeAttribute('aria-current');
    copy.setAttribute('aria-expanded', String(isOpen));
    copy.setAttribute('href', '#');
  }

  return copy;
}
