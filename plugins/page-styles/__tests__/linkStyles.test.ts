import { describe, expect, it } from 'vitest';
import { linkStyles } from '../linkStyles';

const hero = { url: '/assets/css/1.aa.css', css: '@layer pages{.hero_x1Yz{color:red}}' };
const dialog = { url: '/assets/css/2.bb.css', css: '@layer pages{.dialog_y-2_{margin:.5em}}' };

describe('linkStyles', () => {
  it('links the sheets whose classes a page uses, and no other', () => {
    expect(
      linkStyles('<html><head><title>t</title></head><body><p class="a hero_x1Yz">$1</p></body></html>', [
        hero,
        dialog,
      ]),
    ).toBe(
      '<html><head><title>t</title><link rel=stylesheet href=/assets/css/1.aa.css></head><body><p class="a hero_x1Yz">$1</p></body></html>',
    );
  });

  it('reads attributes without quotes', () => {
    expect(linkStyles('<head></head><p class=hero_x1Yz>', [hero])).toContain('href=/assets/css/1.aa.css');
  });

  it('goes by the names of CSS modules alone', () => {
    const teaser = { url: '/assets/css/3.cc.css', css: '.teaser_a1B- .markdown{color:red}' };
    expect(linkStyles('<head></head><p class=markdown>', [teaser])).toBe('<head></head><p class=markdown>');
    const avatar = { url: '/assets/css/4.dd.css', css: '.avatar__name{color:red}' };
    expect(linkStyles('<head></head><p class=avatar__name>', [avatar])).toBe('<head></head><p class=avatar__name>');
    expect(linkStyles('<head></head><p class=teaser_a1B->', [teaser])).toContain('3.cc.css');
  });

  it('links a sheet that pages of a kind need', () => {
    const tags = { url: '/assets/css/5.ee.css', css: '.tags-page li{color:red}', pageClass: /^tags-page$/ };
    expect(linkStyles('<html class="wide tags-page"><head></head>', [tags])).toContain('5.ee.css');
    expect(linkStyles('<html class="other-tags-page"><head></head>', [tags])).not.toContain('5.ee.css');
  });

  it('leaves a page alone that uses none', () => {
    expect(linkStyles('<head></head><p class="hero_x1Yzw x">', [hero, dialog])).toBe(
      '<head></head><p class="hero_x1Yzw x">',
    );
  });
});
