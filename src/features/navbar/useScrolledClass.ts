import { useEffect } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';

/** From here on, in CSS pixels, the page counts as scrolled. */
const THRESHOLD_PX = 50;

const SCROLLED_CLASS = 'scrolled';

/** Keeps the class `scrolled` on the navigation bar while the page is scrolled by more than 50 px. */
export function useScrolledClass(): void {
  useEffect(() => {
    const navbar = document.querySelector(`.${ThemeClassNames.layout.navbar.container}`);
    return navbar === null ? undefined : markWhileScrolled(navbar);
  }, []);
}

/** @returns a function that ends it. */
function markWhileScrolled(navbar: Element): () => void {
  const update = (): void => {
    const isScrolled = window.scrollY > THRESHOLD_PX;
    // An unconditional write would wake the observer again.
    if (navbar.classList.contains(SCROLLED_CLASS) !== isScrolled) navbar.classList.toggle(SCROLLED_CLASS, isScrolled);
  };
  // The theme writes its own list of classes whenever the bar hides or returns; this runs before the next paint.
  const observer = new MutationObserver(update);
  observer.observe(navbar, { attributeFilter: ['class'] });
  window.addEventListener('scroll', update, { passive: true });
  update();

  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', update);
  };
}
