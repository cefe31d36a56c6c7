import { readItem } from '@site/src/client/storage';
import { COLOR_MODE_KEY } from './constants';

/** Mode without a stored choice or without storage. */
declare const SETUP: 'system' | 'dark';

// Applies the stored color mode before the first paint. Unlike the classic theme, it must not copy query parameters to
// attributes, because the author of a link could then set any attribute.
const stored = readItem(COLOR_MODE_KEY);
const choice = stored === 'light' || stored === 'dark' ? stored : SETUP;
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.themeChoice = choice;
document.documentElement.dataset.theme = choice === 'system' ? system : choice;
