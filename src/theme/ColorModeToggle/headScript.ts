/** Storage key of the chosen color mode (`light` or `dark`). */
export const COLOR_MODE_KEY = 'theme';

/**
 * Creates the script for the head of every page that applies the stored color mode before the first paint. Unlike the
 * script of the classic theme, it must not copy query parameters to attributes, because anyone can write a link.
 *
 * @param fallback - mode without a stored choice or without storage
 * @returns JavaScript source
 */
export function createColorModeScript(fallback: 'system' | 'dark'): string {
  return `(function (root, choice) {
  try {
    var stored = localStorage.getItem('${COLOR_MODE_KEY}');
    if (stored === 'dark' || stored === 'light') choice = stored;
  } catch (error) {}
  root.themeChoice = choice;
  root.theme = choice === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : choice;
})(document.documentElement.dataset, '${fallback}');`;
}
