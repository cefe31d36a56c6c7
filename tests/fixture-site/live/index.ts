import { getCompiler } from '@site/src/live/compiler/getCompiler';
import type { LiveCompiler } from '@site/src/live/compiler/LiveCompiler';

declare global {
  interface Window {
    /** The compiler of the page, for tests that ask it without an editor. Nothing is loaded before they do. */
    liveCompiler: LiveCompiler;
  }
}

window.liveCompiler = getCompiler();
