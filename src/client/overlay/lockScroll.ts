/**
 * Keeps the page from scrolling below what lies over it, as wide as it was with its scroll bar.
 *
 * @returns a function that lets it go
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';

  return () => {
    style.overflow = '';
    style.paddingRight = '';
  };
}
