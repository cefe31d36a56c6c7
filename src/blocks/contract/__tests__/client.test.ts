// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBehavior } from '@site/src/client/__tests__/startBehavior';
import { nameTracing } from '../client';

let stop: () => void;

const SAMPLE = `<div data-traced=""><pre data-trace-source=""><b data-name="Book">Book</b> <b data-name="Loan">Loan</b> <b id="again" data-name="Book">Book</b></pre>
<div role="tabpanel" data-label="Java"><i data-name="Book">class Book</i><i data-name="Book">Book</i></div>
<div role="tabpanel" data-label="Rust" hidden><i data-name="Loan">Loan</i></div>
<span role="status" data-trace-status=""></span></div>`;

beforeEach(() => {
  document.body.innerHTML = `<div id="one">${SAMPLE}</div><div id="two">${SAMPLE}</div><p>text</p>`;
  stop = startBehavior(nameTracing);
});

afterEach(() => {
  stop();
});

const find = (name: string, sample = 'one'): HTMLElement =>
  document.querySelector(`#${sample} [data-trace-source] [data-name=${name}]`)!;
const readHighlighted = (sample = 'one'): string[] => [
  ...new Set(
    [...document.querySelectorAll<HTMLElement>(`#${sample} [data-highlighted]`)].map(
      ({ dataset }) => dataset.name ?? '',
    ),
  ),
];
const readStatus = (): string => document.querySelector('#one [role=status]')?.textContent ?? '';

function send(type: string, target: Element, init: EventInit = {}): Event {
  const event = new Event(type, { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

function point(target: Element): void {
  send('pointerover', target);
}

function press(key: string, target: Element): boolean {
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

describe('pointing at a name', () => {
  it('highlights all its occurrences in the contract and in the generated code', () => {
    point(find('Book'));
    expect(readHighlighted()).toEqual(['Book']);
    expect(document.querySelectorAll('#one [data-highlighted]')).toHaveLength(4);
    expect(readHighlighted('two')).toEqual([]);
  });

  it('highlights one name at a time, and none when the pointer is elsewhere or has left the window', () => {
    point(find('Book'));
    point(find('Loan'));
    expect(readHighlighted()).toEqual(['Loan']);
    point(document.querySelector('p')!);
    expect(readHighlighted()).toEqual([]);
    point(find('Loan', 'two'));
    send('pointerout', find('Loan', 'two'));
    expect(readHighlighted('two')).toEqual(['Loan']);
    const windowExit = new MouseEvent('pointerout', { bubbles: true, relatedTarget: null });
    find('Loan', 'two').dispatchEvent(windowExit);
    expect(readHighlighted('two')).toEqual([]);
  });

  it('announces the number of its occurrences in each language', () => {
    point(find('Book'));
    expect(readStatus()).toBe('Book: Java 2 times, Rust not found');
    point(find('Loan'));
    expect(readStatus()).toBe('Loan: Java not found, Rust once');
    point(document.querySelector('p')!);
    expect(readStatus()).toBe('');
  });

  it('highlights nothing if the name is in generated code', () => {
    point(document.querySelector('#one i')!);
    expect(readHighlighted()).toEqual([]);
  });
});

describe('pinning a name', () => {
  it('turns the names of the contract into buttons, even if neither pointer nor focus preceded the click', () => {
    find('Book').click();
    expect(find('Book').getAttribute('aria-pressed')).toBe('true');
    point(find('Loan'));
    expect([find('Book'), find('Loan')].map((name) => name.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  });

  it('keeps it highlighted while the pointer is elsewhere, until it is clicked again', () => {
    find('Book').click();
    point(document.querySelector('p')!);
    expect(readHighlighted()).toEqual(['Book']);
    point(find('Loan'));
    expect(readHighlighted()).toEqual(['Loan']);
    point(document.querySelector('p')!);
    expect(readHighlighted()).toEqual(['Book']);
    document.querySelector<HTMLElement>('#again')?.click();
    point(document.querySelector('p')!);
    expect(readHighlighted()).toEqual([]);
  });

  it('applies only to its sample', () => {
    find('Book').click();
    find('Loan', 'two').click();
    expect([readHighlighted(), readHighlighted('two')]).toEqual([['Book'], ['Loan']]);
  });
});

describe('the keyboard', () => {
  it('stops once at each name of a contract, after the focus or the pointer has entered it', () => {
    expect(document.querySelectorAll('[tabindex]')).toHaveLength(0);
    send('focusin', find('Loan'));
    const stops = [...document.querySelectorAll<HTMLElement>('#one [tabindex="0"]')];
    expect(stops.map(({ textContent }) => textContent)).toEqual(['Book', 'Loan']);
    expect(stops.map((element) => element.getAttribute('role'))).toEqual(['button', 'button']);
    expect(document.querySelectorAll('#two [tabindex]')).toHaveLength(0);
  });

  it('highlights the focused name, even while the pointer is elsewhere', () => {
    send('focusin', find('Book'));
    point(document.querySelector('p')!);
    expect(readHighlighted()).toEqual(['Book']);
    send('focusout', find('Book'));
    expect(readHighlighted()).toEqual([]);
  });

  it.each(['Enter', ' '])('pins with "%s", and reports the state of the button', (key) => {
    send('focusin', find('Book'));
    expect(press(key, find('Book'))).toBe(true);
    expect(find('Book').getAttribute('aria-pressed')).toBe('true');
    expect(find('Loan').getAttribute('aria-pressed')).toBe('false');
    send('focusout', find('Book'));
    expect(readHighlighted()).toEqual(['Book']);
    press(key, find('Book'));
    expect(find('Book').getAttribute('aria-pressed')).toBe('false');
  });

  it('leaves other keys, and keys outside names, to the browser', () => {
    expect(press('a', find('Book'))).toBe(false);
    expect(press('Enter', document.querySelector('p')!)).toBe(false);
  });
});
