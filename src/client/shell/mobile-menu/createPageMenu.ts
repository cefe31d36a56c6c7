import { copyElement } from '../../createElement';
import { POSTS_OF_YEAR, SIDEBAR, SIDEBAR_MENU } from '../../themeMarkup';

/** The classes the posts beside an article get in the menu, by element. */
const BLOG_CLASSES = { ul: 'menu__list', li: 'menu__list-item', a: 'menu__link', h3: 'navbar-sidebar__year' };

/** What stands beside the page in a wide window: the sidebar of the documentation, or the posts of the blog. Empty for other pages. */
export function createPageMenu(): HTMLElement[] {
  const sidebar = document.querySelector<HTMLElement>(`${SIDEBAR} ${SIDEBAR_MENU}`);
  if (sidebar !== null) return [copyElement(sidebar)];
  const posts = document.querySelectorAll<HTMLElement>(POSTS_OF_YEAR);

  return [...posts].map(createGroup);
}

/** The posts of one year. */
function createGroup(posts: HTMLElement): HTMLElement {
  const group = copyElement(posts);
  for (const [tag, className] of Object.entries(BLOG_CLASSES)) {
    for (const element of group.querySelectorAll(tag)) {
      const isCurrent = element.getAttribute('aria-current') !== null;
      element.className = isCurrent ? `${className} menu__link--active` : className;
    }
  }

  return group;
}
