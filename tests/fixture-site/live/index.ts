import { getCompiler } from '@site/src/live/compiler/getCompiler';
import type { LiveCompiler } from '@site/src/live/compiler/LiveCompiler';

declare global {
  interface Window {
    /** The compiler of the page, for tests that use it without an editor. It is loaded with the first request. */
    liveCompiler: LiveCompiler;
  }
}

window.liveCompiler = getCompiler();
