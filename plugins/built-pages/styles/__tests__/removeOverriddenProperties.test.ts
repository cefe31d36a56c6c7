import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { removeOverriddenProperties } from '../removeOverriddenProperties';

function remove(css: string): string {
  const root = postcss.parse(css);
  removeOverriddenProperties(root);

  return root.toString();
}

describe('removeOverriddenProperties', () => {
  it('removes what a stronger layer sets for the root element, in the order of the layers', () => {
    expect(remove('@layer a,b;@layer b{:root{--x:2}}@layer a{:root{--x:1;--y:1}}')).toBe(
      '@layer a,b;@layer b{:root{--x:2}}@layer a{:root{--y:1}}',
    );
  });

  it('removes what would hold in one theme, where a stronger layer sets it for all of them', () => {
    expect(remove('@layer a,b;@layer a{html[data-theme=dark]{--x:1;--y:1}}@layer b{:root,.light{--x:2}}')).toBe(
      '@layer a,b;@layer a{html[data-theme=dark]{--y:1}}@layer b{:root,.light{--x:2}}',
    );
  });

  it.each([
    '@layer a,b;@layer a{html[data-theme=dark] .menu{--x:1}}@layer b{:root{--x:2}}',
    '@layer a,b;@layer a{:root,[data-theme=dark]{--x:1}}@layer b{:root{--x:2}}',
    '@layer a,b;@layer a{:root{--x:1}}@layer b{[data-theme=dark]{--x:2}}',
    '@layer a,b;@layer a{:root{--x:1}}@layer b{@media print{:root{--x:2}}}',
    '@layer a,b;@layer a{.menu{--x:1}}@layer b{:root{--x:2}}',
    '@layer a,b;@layer a{:root{--x:1}:root{--x:2}}',
    ':root{--x:1}:root{--x:2}',
  ])('keeps what may hold: %s', (css) => {
    expect(remove(css)).toBe(css);
  });
});
