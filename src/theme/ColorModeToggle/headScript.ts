import { readItem } from '@site/src/client/storage';
import { COLOR_MODE_KEY } from './constants';

/** Mode if none is stored, or if the storage is not available. */
declare const SETUP: 'system' | 'dark';

// Applies the stored color mode before the first paint. Unlike the classic theme, it must not copy query parameters to
// attributes, because the author of a link could then set any attribute.
const stored = readItem(COLOR_MODE_KEY);
const mode = stored === 'light' || stored === 'dark' ? stored : SETUP;
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.themeChoice = mode;
document.documentElement.dataset.theme = mode === 'system' ? system : mode;
