import type { Behavior } from '../behaviors';
import { foldHeight } from '../foldHeight';
import { findEventTarget } from '../findEventTarget';
import { CONTENTS, MOBILE_CONTENTS_BUTTON } from '../themeMarkup';

/** The contents that stand beside the page in a wide window, for the place above the text. */
function createContents(): HTMLElement {
  const contents = document.createElement('div');
  contents.hidden = true;
  const list = document.querySelector(CONTENTS)?.cloneNode(true);
  if (list !== undefined) contents.append(list);
  for (const link of contents.querySelectorAll('a')) link.className = 'table-of-contents__link';

  return contents;
}

/** Folds and unfolds the contents of a page on small screens. They are made when they are asked for. */
export const mobileContents: Behavior = {
  start: () => {
    document.addEventListener('click', (event) => {
      const button = findEventTarget(event, MOBILE_CONTENTS_BUTTON);
      if (button === undefined) return;
      if (button.nextElementSibling === null) button.after(createContents());
      const contents = button.nextElementSibling;
      const isOpen = button.getAttribute('aria-expanded') !== 'true';
      button.setAttribute('aria-expanded', String(isOpen));
      if (contents instanceof HTMLElement) void foldHeight(contents, isOpen);
    });
  },
  enter: () => {
    document.querySelector(MOBILE_CONTENTS_BUTTON)?.setAttribute('aria-expanded', 'false');
  },
};
