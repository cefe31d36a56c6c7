/** Key under which the browser keeps the chosen color mode (`light` or `dark`). */
export const COLOR_MODE_KEY = 'theme';

/**
 * Writes the script for the head of every page that applies the stored color mode before the first paint. It reads nothing else: no part of the address may reach an attribute.
 *
 * @param fallback - holds without a stored choice, and without storage
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
