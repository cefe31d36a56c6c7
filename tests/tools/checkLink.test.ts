import { describe, expect, it } from 'vitest';
import { checkLink } from '../../tools/links/checkLink';
import { updateRegister } from '../../tools/links/updateRegister';

function answer(body: string, init?: ResponseInit): typeof fetch {
  return () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/html' }, ...init }));
}

describe('checkLink', () => {
  it('accepts a page that exists and has the element that the address names', async () => {
    expect(await checkLink('https://a.org/x', answer(''))).toEqual({ url: 'https://a.org/x' });
    expect(await checkLink('https://a.org/x#b', answer('<h2 id="b">'))).toEqual({ url: 'https://a.org/x#b' });
    expect(await checkLink('https://a.org/x#b', answer('<a id="user-content-b">'))).toEqual({
      url: 'https://a.org/x#b',
    });
  });

  it('reports the status of a missing page, and the id that a page lacks', async () => {
    expect(await checkLink('https://a.org/x', answer('', { status: 404 }))).toMatchObject({
      problem: 'responds with status 404',
    });
    expect(await checkLink('https://a.org/x#b', answer('<h2 id="c">'))).toMatchObject({
      problem: 'has no element with the id "b"',
    });
  });

  it('reports why a host cannot be reached', async () => {
    const refuse: typeof fetch = () =>
      Promise.reject(new TypeError('fetch failed', { cause: new Error('no such host') }));
    expect(await checkLink('https://a.org', refuse)).toMatchObject({ problem: 'did not respond: no such host' });
  });
});

describe('updateRegister', () => {
  it('adds the date to the addresses that were opened, and changes nothing else', () => {
    const link = (url: string) => ({ url, checked: '2020-01-01', how: 'read', note: 'This page was read.' });
    const results = [{ url: 'a' }, { url: 'b', problem: 'responds with status 404' }];
    expect(updateRegister([link('a'), link('b')], results, '2026-11-22')).toEqual([
      { ...link('a'), opened: '2026-11-22' },
      link('b'),
    ]);
  });
});
