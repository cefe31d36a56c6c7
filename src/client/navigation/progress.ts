import nprogress from 'nprogress';
import { trustHtml } from '../trustHtml';

/** Time before a navigation shows the progress bar. */
const DELAY_MS = 200;

nprogress.configure({
  minimum: 0.08,
  trickleSpeed: 800,
  // The library's own template has a spinner, and roles that ARIA does not have. The library assigns this text to `innerHTML`.
  template: trustHtml('<div class="bar"><div class="peg"></div></div>'),
  barSelector: '.bar',
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a change of the page. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    nprogress.start();
  }, DELAY_MS);
}

/** Says that the page is there. */
export function endProgress(): void {
  clearTimeout(timer);
  nprogress.done();
}
