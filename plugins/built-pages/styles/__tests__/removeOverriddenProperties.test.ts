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

  it.each([
    '@layer a,b;@layer a{:root{--x:1}}@layer b{[data-theme=dark]{--x:2}}',
    '@layer a,b;@layer a{:root{--x:1}}@layer b{@media print{:root{--x:2}}}',
    '@layer a,b;@layer a{.menu{--x:1}}@layer b{:root{--x:2}}',
    '@layer a,b;@layer a{:root{--x:1}:root{--x:2}}',
    ':root{--x:1}:root{--x:2}',
  ])('keeps what may hold: %s', (css) => {
    expect(remove(css)).toBe(css);
  });
});
