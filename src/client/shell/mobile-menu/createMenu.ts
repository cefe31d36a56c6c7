import { trustHtml } from '../../trustHtml';
import { copyElement, createButton, createElement } from '../../createElement';
import { createMainMenu } from './createMainMenu';
import { createPageMenu } from './createPageMenu';
import { BRAND, COLOR_SWITCH } from '../../themeMarkup';

const ITEMS = 'navbar-sidebar__items';
const PAGE_MENU_SHOWN = 'navbar-sidebar__items--show-secondary';
const PANEL = 'theme-layout-navbar-sidebar-panel navbar-sidebar__item menu';
const CROSS =
  '<svg viewBox="0 0 15 15" width="21" height="21" aria-hidden="true"><g stroke="currentColor" stroke-width="1.2"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></g></svg>';

/** Makes the menu of small screens with its header; what it lists follows with `fillMenu`. */
export function createMenu(bar: HTMLElement): HTMLElement {
  const menu = createElement(
    'div',
    'theme-layout-navbar-sidebar navbar-sidebar',
    createHeader(bar),
    createElement('div', ITEMS),
  );
  menu.setAttribute('role', 'dialog');
  menu.setAttribute('aria-label', 'Menu');

  return menu;
}

/** Lists what the bar and the page have, and shows the part of the page. */
export function fillMenu(menu: HTMLElement, bar: HTMLElement): void {
  const panels = [createElement('div', PANEL, createMainMenu(bar))];
  const pageMenu = createPageMenu();
  if (pageMenu.length > 0) {
    const back = createButton('clean-btn navbar-sidebar__back', '← Back to main menu');
    panels.push(createElement('div', PANEL, back, ...pageMenu));
  }
  menu.querySelector(`.${ITEMS}`)?.replaceChildren(...panels);
  showPageMenu(menu, true);
}

/** Slides to the menu of the page, where there is one, or back to the main menu. What is out of sight cannot be reached. */
export function showPageMenu(menu: HTMLElement, isShown: boolean): void {
  const items = menu.querySelector(`.${ITEMS}`);
  if (items === null) return;
  const hasPageMenu = items.children.length > 1;
  items.classList.toggle(PAGE_MENU_SHOWN, isShown && hasPageMenu);
  items.firstElementChild?.toggleAttribute('inert', isShown && hasPageMenu);
  if (hasPageMenu) items.lastElementChild?.toggleAttribute('inert', !isShown);
}

/** Whether the menu shows all there is of the page; the main menu is in the place of a page without one. */
export function isPageMenuShown(menu: HTMLElement): boolean {
  const items = menu.querySelector(`.${ITEMS}`);

  return items === null || items.children.length < 2 || items.classList.contains(PAGE_MENU_SHOWN);
}

function createHeader(bar: HTMLElement): HTMLElement {
  const header = createElement('div', 'navbar-sidebar__brand');
  const brand = bar.querySelector(BRAND);
  const colorSwitch = bar.querySelector(COLOR_SWITCH);
  if (brand !== null) header.append(copyElement(brand));
  if (colorSwitch !== null) header.append(createElement('div', 'margin-right--md', copyElement(colorSwitch)));
  const close = createButton('clean-btn navbar-sidebar__close');
  close.setAttribute('aria-label', 'Close navigation bar');
  close.innerHTML = trustHtml(CROSS);
  header.append(close);

  return header;
}
