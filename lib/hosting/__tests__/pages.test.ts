import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { BuiltPage } from '../../built-pages/BuiltPage';
import { describeForbiddenMarkup } from '../describeForbiddenMarkup';
import { hashInlineScripts } from '../hashInlineScripts';
import { listRedirects, listSlashRedirects, toPageAddress } from '../listRedirects';

function makePage(html: string, file = 'index.html'): BuiltPage {
  return new BuiltPage(makeFolder({ [file]: html }), file, '/');
}

const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('hashInlineScripts', () => {
  it('hashes the unchanged text of inline scripts', () => {
    const page = makePage('<script>a < b && "</"</script><body><script type=module> go() </script>');
    expect(hashInlineScripts(page)).toEqual([hash('a < b && "</"'), hash(' go() ')]);
  });

  it('omits data blocks and external scripts', () => {
    expect(
      hashInlineScripts(makePage('<script src=/a.js></script><script type=application/ld+json>{}</script>')),
    ).toEqual([]);
  });
});

describe('describeForbiddenMarkup', () => {
  it('finds styles and handlers in the page and in its templates', () => {
    const page = makePage(
      '<style>p{}</style><p style="color:red" onclick=go()><template><b style=x></b></template><p title=style>',
    );
    expect(describeForbiddenMarkup(page.elements)).toEqual([
      'has a <style> element',
      'has <p style="color:red">',
      'has <p> with a handler in its attribute "onclick"',
      'has <b style="x">',
    ]);
  });
});

describe('redirects', () => {
  const listPages = () =>
    [
      makePage('<link rel=canonical href=https://example.com/>'),
      makePage('<link rel=canonical href=https://example.com/ide/>', 'ide/index.html'),
      makePage(
        '<link rel=canonical href=https://example.com/docs><meta http-equiv=refresh content="0; url=/start">',
        'docs/index.html',
      ),
      makePage('<link rel=canonical href=https://example.com/404.html>', '404.html'),
    ].map(toPageAddress);

  it('lead from other spellings of a path to the page, and from a redirect page to its target', () => {
    expect(listRedirects(listPages(), '/')).toEqual([
      { from: '/index.html', to: '/', status: 301 },
      { from: '/ide.html', to: '/ide/', status: 301 },
      { from: '/ide/index.html', to: '/ide/', status: 301 },
      { from: '/docs', to: '/start', status: 302 },
      { from: '/docs.html', to: '/start', status: 301 },
      { from: '/docs/index.html', to: '/start', status: 301 },
    ]);
  });

  it('correct the trailing slash for hosts that do not do so themselves', () => {
    expect(listSlashRedirects(listPages(), '/')).toEqual([
      { from: '/ide', to: '/ide/', status: 301 },
      { from: '/docs/', to: '/start', status: 302 },
    ]);
  });
});
