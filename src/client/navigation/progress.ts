import nprogress from 'nprogress';
import { trustHtml } from '../trustHtml';

/** Delay in milliseconds after which the progress bar is shown. */
const DELAY_MS = 200;

nprogress.configure({
  minimum: 0.08,
  trickleSpeed: 800,
  // Replaces the library's template, which has a spinner and roles that ARIA does not define. The library assigns this
  // string to `innerHTML`.
  template: trustHtml('<div class="bar"></div>'),
  barSelector: '.bar',
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the progress bar after the delay. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    nprogress.start();
  }, DELAY_MS);
}

/** Completes the progress bar. If the bar is not shown yet, it does not appear. */
export function endProgress(): void {
  clearTimeout(timer);
  nprogress.done();
}
