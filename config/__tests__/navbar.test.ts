import { describe, expect, it } from 'vitest';
import { checkNavbarItems } from '../navbar';

describe('checkNavbarItems', () => {
  it('R-71 names the item, its unknown type and the types there are', () => {
    expect(() => checkNavbarItems([{ type: 'megaMenu', label: 'More' }])).toThrow(
      'config/navbar.ts: the item "More" has the unknown type "megaMenu"; available are default, dropdown, doc, docSidebar,',
    );
  });

  it('accepts known types and links without a type', () => {
    const items = [{ type: 'localeDropdown' }, { to: '/vision', label: 'Vision' }];
    expect(checkNavbarItems(items)).toBe(items);
  });
});
