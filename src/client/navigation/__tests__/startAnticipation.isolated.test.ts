import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBehavior } from '../../__tests__/startBehavior';

/** What happened, in order. */
let events: string[];
let isDataSaved: boolean;
/** Gives the page whose link is pressed. */
let arrive: () => void;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  events = [];
  isDataSaved = false;
  const beginning = document.implementation.createHTMLDocument();
  const page = new Promise((resolve) => {
    arrive = () => {
      resolve({ beginning });
    };
  });
  vi.resetModules();
  vi.doMock('../isDataSaved', () => ({ isDataSaved: () => isDataSaved }));
  vi.doMock('../loadPage', () => ({
    announcePage: ({ pathname }: URL) => events.push(`announce ${pathname}`),
    preparePage: ({ pathname }: URL) => {
      events.push(`prepare ${pathname}`);
      return pathname === '/lost' ? Promise.reject(new TypeError('lost')) : page;
    },
  }));
  vi.doMock('../replaceContent', () => ({
    stageContent: (content: Document) => events.push(content === beginning ? 'stage' : 'stage another page'),
    unstageContent: () => events.push('unstage'),
  }));
  const { startAnticipation } = await import('../startAnticipation');
  stop = startBehavior({ start: startAnticipation });
  document.body.innerHTML = `<a href="/next"><b>next</b></a><a href="/next#part">part</a><a href="/lost">lost</a><a href="${window.location.pathname}">here</a><p>text</p>`;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.doUnmock('../isDataSaved');
  vi.doUnmock('../loadPage');
  vi.doUnmock('../replaceContent');
});

function send(type: string, selector: string, init: MouseEventInit = {}): void {
  // jsdom has no pointer events.
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));
}

/** Presses something, with the page already there; not what was let go before. */
async function press(selector: string, init?: MouseEventInit): Promise<void> {
  arrive();
  send('pointerdown', selector, init);
  await vi.advanceTimersByTimeAsync(0);
  events = events.filter((event) => event !== 'unstage');
}

describe('a link to another page', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('has its page fetched with %s', (sign) => {
    send(sign, 'b');
    expect(events).toEqual(['announce /next']);
  });

  it('has its page laid out when it is pressed', async () => {
    await press('b');
    expect(events).toEqual(['prepare /next', 'stage']);
  });

  it('has its page laid out when it comes while the link is pressed, not later', async () => {
    send('pointerdown', 'b');
    send('pointerup', 'b');
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(events).not.toContain('stage');
    await press('b');
    expect(events).toContain('stage');
  });

  it.each([
    ['scrolls', 'pointercancel', 'b'],
    ['drags the link', 'dragstart', 'b'],
    ['gets a menu for the link', 'contextmenu', 'b'],
    ['presses something else', 'pointerdown', 'p'],
  ])('lets the page go when the reader %s', async (_, sign, selector) => {
    await press('b');
    send(sign, selector);
    expect(events.at(-1)).toBe('unstage');
  });

  it('has its page laid out as long as it is pressed, however short the last press was', async () => {
    await press('b');
    send('pointerup', 'b');
    await press('b');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(events.at(-1)).toBe('stage');
  });

  it('keeps the page for the click, and lets it go a second later', async () => {
    await press('b');
    send('pointerup', 'b');
    await vi.advanceTimersByTimeAsync(900);
    expect(events).not.toContain('unstage');
    await vi.advanceTimersByTimeAsync(200);
    expect(events.at(-1)).toBe('unstage');
  });

  it('has its page read, but not laid out, for a place within it', async () => {
    await press('[href$="#part"]');
    expect(events).toEqual(['prepare /next']);
  });

  it('is no different when its page cannot be had', async () => {
    await press('[href="/lost"]');
    expect(events).toEqual(['prepare /lost']);
  });
});

describe('nothing is fetched', () => {
  it.each([
    ['for the page that is shown', '[href]:nth-of-type(4)', {}],
    ['for text', 'p', {}],
    ['for a menu of the browser', 'b', { button: 2 }],
    ['for another tab', 'b', { ctrlKey: true }],
  ])('%s', async (_, selector, init) => {
    await press(selector, init);
    expect(events).toEqual([]);
  });

  it('when the reader saves data', async () => {
    isDataSaved = true;
    send('pointerover', 'b');
    await press('b');
    expect(events).toEqual([]);
  });
});
