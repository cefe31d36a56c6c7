// @vitest-environment jsdom
import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import type { Diagnostic } from '@site/lib/compiler/types';
import { GENERATED, untrustedTexts, untrustedValues } from '@site/tests/support/untrustedValues';
import { findExplanation, readExplanations } from '../explanations';
import ProblemList, { type ProblemListProps } from '../ProblemList';
import { summarizeProblems } from '../summarizeProblems';

vi.mock('@site/src/client/navigation/site', () => ({ BASE_PATH: '/' }));

const FIX = { title: 'Add a colon', line: 2, before: '  b String', after: '  b: String' };

const DIAGNOSTIC: Diagnostic = {
  ...{ path: 'a.ws', line: 2, column: 5, length: 6, source: 'compiler', fix: FIX },
  message: 'Colon expected, not: WsString at line 1 and position 19',
};

const WARNING: Diagnostic = { ...DIAGNOSTIC, source: 'site', message: 'Twice', isWarning: true };

function show(props: Omit<ProblemListProps, 'className'>): HTMLElement {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  flushSync(() => {
    root.render(<ProblemList className={undefined} {...props} />);
  });
  return host;
}

it('shows the position once, and passes on the fix that the reader clicks', () => {
  const onFix = vi.fn();
  const host = show({ diagnostics: [WARNING, { ...DIAGNOSTIC, source: 'site' }], others: [], onFix });
  const items = [...host.querySelectorAll('li')];
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'line 2, column 5 Twice Add a colon',
    'line 2, column 5 Colon expected, not: WsString Add a colon',
  ]);
  expect(items.map(({ dataset }) => 'warning' in dataset)).toEqual([true, false]);
  items[1]!.querySelector('button')!.click();
  expect(onFix).toHaveBeenCalledWith({ ...DIAGNOSTIC, source: 'site' }, FIX);
});

it('offers no fix for read-only text', () => {
  expect(show({ diagnostics: [WARNING], others: [] }).querySelectorAll('button')).toHaveLength(0);
});

it('explains messages with the text of the page about messages', () => {
  const entry = { meaning: 'A name.', causes: ['no colon'], page: 'https://a.org/x/docs/errors#colon' };
  const list = {
    messages: [
      { ...entry, messages: ['Colon expected'] },
      { ...entry, messages: ['… is already defined'], meaning: 'Two.' },
    ],
  };
  const explanations = readExplanations(JSON.stringify(list));
  expect(findExplanation(explanations, DIAGNOSTIC.message)).toEqual({
    meaning: 'A name.',
    causes: ['no colon'],
    href: '/x/docs/errors#colon',
  });
  expect(findExplanation(explanations, "Type 'A' is already defined")).toMatchObject({ meaning: 'Two.' });
  expect(findExplanation(explanations, 'Comma expected')).toBeUndefined();
});

describe('the list of messages', () => {
  const entry = {
    messages: ['Colon expected'],
    meaning: 'A name.',
    causes: ['no colon'],
    page: 'https://a.org/docs#a',
  };

  let warn: MockInstance<typeof console.warn>;

  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each([
    'https://a.org//evil.example/a',
    'https://a.org/\\\\evil.example',
    'javascript:/alert(1)',
    'ftp://a.org/docs',
  ])('drops the entry with the page %s, and keeps the others', (page) => {
    const wrong = { ...entry, messages: ['Comma expected'], page };
    expect([...readExplanations(JSON.stringify({ messages: [wrong, entry] })).keys()]).toEqual(['Colon expected']);
  });

  it('links only to this host and causes each warning once, whatever its form is', async () => {
    vi.resetModules();
    const fresh = await import('../explanations');
    const pages = fc.oneof(
      fc.webUrl({ withFragments: true }),
      fc
        .tuple(fc.constantFrom('https://a', 'http://a', 'javascript:', 'data:', ''), fc.webPath())
        .map((parts) => parts.join('/')),
      fc
        .tuple(fc.constant('https://a/'), fc.string({ unit: fc.constantFrom('/', '\\', '\t', 'b') }))
        .map((parts) => parts.join('')),
    );
    const candidates = fc.tuple(untrustedValues(entry), pages).map(([value, page]) => ({
      messages: [value, { ...entry, messages: ['x'], page }, entry],
    }));
    fc.assert(
      fc.property(
        fc.oneof(
          untrustedTexts({ messages: [entry] }),
          candidates.map((list) => JSON.stringify(list)),
        ),
        (text) => {
          const explanations = fresh.readExplanations(text);
          for (const { href } of explanations.values())
            expect(new URL(href, 'https://own.example').origin).toBe('https://own.example');
        },
      ),
      GENERATED,
    );
    fc.assert(
      fc.property(candidates, (list) => {
        expect([...fresh.readExplanations(JSON.stringify(list)).keys()]).toContain('Colon expected');
      }),
      GENERATED,
    );
    const warnings = warn.mock.calls.map(([text]) => String(text));
    expect(warnings.length).toBe(new Set(warnings.map((text) => text.slice(0, text.indexOf(',')))).size);
  });
});

it('distinguishes warnings from problems', () => {
  expect(summarizeProblems([], [])).toEqual({ tone: 'good', text: 'Compiles' });
  expect(summarizeProblems([WARNING], [])).toEqual({ tone: 'warning', text: 'Compiles, with a warning' });
  expect(summarizeProblems([WARNING], [], ['Lost'])).toEqual({ tone: 'warning', text: 'Compiles, with 2 warnings' });
  expect(summarizeProblems([DIAGNOSTIC], [])).toEqual({ tone: 'bad', text: '1 problem' });
  expect(summarizeProblems([WARNING], ['No answer'])).toMatchObject({ tone: 'bad' });
});
