/**
 * Stands in the text of a page behind what the first screen shows. A browser that has read so far waits here for the styles, paints, and reads on: a script has to wait for
 * them, whatever it does. This one leaves nothing behind. It is written by `plugins/built-pages/first-screen` and found by `src/client/navigation`.
 */
export const FIRST_SCREEN_END = '<script>document.currentScript.remove()</script>';
