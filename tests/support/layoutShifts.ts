import type { Page } from '@playwright/test';
import { waitForFrames } from './waitForFrames';

/** Records the layout shifts of each page from the start of its loading. Omits shifts after an action of the reader. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const moved = (entry.sources ?? []).map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName);
          const [from, to] = [previousRect, currentRect].map(
            ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
          );

          return `${name} from ${from ?? ''} to ${to ?? ''}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/** Lists the layout shifts since the page began to load. Waits for two frames first. */
export async function readShifts(page: Page, name: string): Promise<string[]> {
  await waitForFrames(page);
  const shifts = await page.evaluate(
    () => (window as typeof window & { shifts: { value: number; moved: string[] }[] }).shifts,
  );

  return shifts.map(({ value, moved }) => `${name}: moved by ${value.toFixed(4)}: ${moved.join(', ')}`);
}
