import { beforeEach, describe, expect, it } from 'vitest';
import { adoptList, findCategory, findSameCategory, isCollapsed, listCategories, setOpen } from '../categories';

/** A category as the theme draws it. */
function draw(href: string, label: string, { isOpen = false, items = '' } = {}): string {
  return `<li class="menu__list-item ${isOpen ? '' : 'menu__list-item--collapsed'}">
  <div class="menu__list-item-collapsible"><a class="menu__link" href="${href}">${label}</a>
    <button class="menu__caret" aria-expanded="${isOpen}" aria-label="${isOpen ? 'Collapse' : 'Expand'} sidebar category '${label}'"><i></i></button>
  </div>${items === '' ? '' : `<ul class="menu__list">${items}</ul>`}</li>`;
}

const leaf = (href: string): string =>
  `<li class="menu__list-item"><a class="menu__link" href="${href}">${href}</a></li>`;
const MENU = `<ul class="menu__list">${leaf('/intro')}${draw('/language', 'Language', {
  isOpen: true,
  items: leaf('/types') + draw('/more', 'More', { items: leaf('/less') }),
})}${draw('/emitters', 'Emitters')}</ul>`;

const find = (label: string): HTMLElement => {
  const link = [...document.querySelectorAll('.menu__link')].find(({ textContent }) => textContent === label);
  return findCategory(link!)!;
};
const button = (category: Element): Element => category.querySelector('button')!;

beforeEach(() => {
  document.body.innerHTML = MENU;
});

describe('a category', () => {
  it('is found from everything in its row, at any depth', () => {
    expect(findCategory(document.querySelector('button > i')!)).toBe(find('Language'));
    expect(find('More').parentElement?.parentElement).toBe(find('Language'));
  });

  it('is none where there is only a link', () => {
    expect(findCategory(document.querySelector('a[href="/types"]')!)).toBeUndefined();
  });

  it('is one of all, without the links', () => {
    expect(listCategories(document)).toEqual([find('Language'), find('More'), find('Emitters')]);
  });

  it('has its twin in another document by its address', () => {
    const other = new DOMParser().parseFromString(MENU, 'text/html');
    const twin = findSameCategory(other, find('More'));
    expect(twin?.querySelector('a')?.getAttribute('href')).toBe('/more');
    expect(twin?.ownerDocument).toBe(other);
    expect(findSameCategory(document.createElement('ul'), find('More'))).toBeUndefined();
  });
});

describe('opening and closing', () => {
  it('shows the items, turns the arrow, and tells it to those who do not see it', () => {
    const category = find('More');
    setOpen(category, true);
    expect(isCollapsed(category)).toBe(false);
    expect(category.querySelector('ul')?.hidden).toBe(false);
    expect(button(category).getAttribute('aria-expanded')).toBe('true');
    expect(button(category).getAttribute('aria-label')).toBe("Collapse sidebar category 'More'");
    setOpen(category, false);
    expect(isCollapsed(category)).toBe(true);
    expect(category.querySelector('ul')?.hidden).toBe(true);
    expect(button(category).getAttribute('aria-label')).toBe("Expand sidebar category 'More'");
  });

  it('says nothing of the categories inside', () => {
    setOpen(find('Language'), false);
    setOpen(find('Language'), true);
    expect(button(find('More')).getAttribute('aria-expanded')).toBe('false');
  });

  it('leaves a category closed whose items are not there', () => {
    setOpen(find('Emitters'), true);
    expect(isCollapsed(find('Emitters'))).toBe(true);
  });
});

describe('items from another page', () => {
  const source = (): Element => {
    const html = `<ul>${draw('/emitters', 'Emitters', {
      isOpen: true,
      items:
        '<li class="menu__list-item"><a class="menu__link menu__link--active" aria-current="page" href="/java">Java</a></li>',
    })}</ul>`;
    return new DOMParser().parseFromString(html, 'text/html').querySelector('li')!;
  };

  it('come folded, and without the marks of the page they come from', () => {
    adoptList(find('Emitters'), source());
    const list = find('Emitters').querySelector('ul');
    expect(list?.hidden).toBe(true);
    expect(list?.textContent).toContain('Java');
    expect(list?.querySelector('.menu__link--active, [aria-current]')).toBeNull();
  });

  it('do not replace those the page has', () => {
    adoptList(find('Language'), source());
    expect(find('Language').textContent).not.toContain('Java');
  });

  it('leave the other page as it is', () => {
    const other = source();
    adoptList(find('Emitters'), other);
    expect(other.querySelector('[aria-current]')).not.toBeNull();
  });
});
