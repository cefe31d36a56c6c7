import { describe, expect, it } from 'vitest';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { listInlineWords, type OtherWords, readScriptWords } from '../readScriptWords';

const FILES = {
  'assets/js/client.0a.js': 'mark("menu__link--active");load("search.0123abcd.js")',
  'assets/js/search.0123abcd.js': 'set("role","alert");draw("hr")',
  'sw.js': 'add("gone")',
};

const ROLE: OtherWords = { words: ['alert'], texts: ['"role","alert"'], reason: 'a role' };

function read(files: Record<string, string>, others: OtherWords[] = []): ReadonlySet<string> {
  return readScriptWords(makeFolder(files), ['assets/js/client.0a.js'], others);
}

it('reads the scripts that pages name, and those that they load', () => {
  const words = read(FILES);
  expect(words).toContain('menu__link--active');
  expect(words).toContain('alert');
  expect(words).not.toContain('gone');
});

it('refuses a script of the bundler that nothing leads to, as far as can be seen', () => {
  expect(() => read({ ...FILES, 'assets/js/late.89abcdef.js': 'add("late")' })).toThrow(
    'Pages may load assets/js/late.89abcdef.js, but no script that was read names it',
  );
  expect(() => read({ ...FILES, 'assets/js/client.0a.js': 'load("search")' })).toThrow('assets/js/search.0123abcd.js');
});

describe('words that mean something else', () => {
  it('are left out where they mean it', () => {
    expect(read(FILES, [ROLE])).not.toContain('alert');
    expect(read(FILES, [{ words: ['hr', 'alert'], script: 'search', reason: 'x' }])).not.toContain('hr');
  });

  it('count in every other text', () => {
    const files = { ...FILES, 'assets/js/search.0123abcd.js': 'set("role","alert");p.className="alert"' };
    expect(read(files, [ROLE])).toContain('alert');
    expect(read({ ...FILES, 'assets/js/search.0123abcd.js': 'set("role","alert-box")' }, [ROLE])).toContain(
      'alert-box',
    );
  });

  it('count in every other script', () => {
    const files = {
      ...FILES,
      'assets/js/client.0a.js': 'load("search.0123abcd.js");load("react.0123abce.js")',
      'assets/js/react.0123abce.js': 'knows("hr","alert")',
    };
    const react: OtherWords = { words: ['hr', 'alert'], script: 'react', reason: 'x' };
    expect(read(files, [react])).toContain('hr');
    expect(read({ ...files, 'assets/js/search.0123abcd.js': '' }, [react])).not.toContain('hr');
  });
});

it('reads the scripts that stand in a page, and not what is data', () => {
  const html = '<script>mark("open")</script><script type=application/ld+json>{"name":"word"}</script><p>text';
  const [page] = readBuiltPages(makeFolder({ 'index.html': html }), '/');
  const words = listInlineWords(page!);
  expect(words).toContain('open');
  expect(words).not.toContain('word');
  expect(words).not.toContain('text');
});
