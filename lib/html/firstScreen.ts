/**
 * Begins the script that stands in the text of a page behind what the first screen shows. A browser that has read so far waits here for the styles, paints, and reads on: a
 * script has to wait for them, whatever it does. `plugins/built-pages/first-screen` writes it, and `src/client/navigation` cuts pages there.
 */
export const FIRST_SCREEN_END = '<script data-first-screen>';

const SCRIPT_END = '</script>';

/** @returns the HTML of a page without that script */
export function dropFirstScreenEnd(html: string): string {
  const start = html.indexOf(FIRST_SCREEN_END);
  return start === -1 ? html : html.slice(0, start) + html.slice(html.indexOf(SCRIPT_END, start) + SCRIPT_END.length);
}
