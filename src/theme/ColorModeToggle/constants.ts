/** Storage key of the chosen color mode (`light` or `dark`). */
export const COLOR_MODE_KEY = 'theme';
