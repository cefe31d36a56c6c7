import { readItem } from '@site/src/client/storage';
import { applyMode, COLOR_MODE_KEY, type Mode } from './applyMode';

/** Mode if none is stored, or if the storage is not available. */
declare const SETUP: Mode;

// Applies the stored color mode before the first paint. Unlike the classic theme, it must not copy query parameters to
// attributes, because the author of a link could then set any attribute.
const stored = readItem(COLOR_MODE_KEY);
applyMode(stored === 'light' || stored === 'dark' ? stored : SETUP);
