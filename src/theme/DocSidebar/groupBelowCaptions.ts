import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

export interface SidebarGroup {
  /** Stands above the group; the first one may have none. */
  caption: string | undefined;
  items: PropSidebarItem[];
}

/**
 * Groups the top level of the sidebar. A group begins with an item that names its caption: `sidebar_custom_props: { caption: Learn }` in the front matter of a page, or
 * `"customProps": { "caption": "Learn" }` in the `_category_.json` of a folder.
 */
export function groupBelowCaptions(items: readonly PropSidebarItem[]): SidebarGroup[] {
  const groups: SidebarGroup[] = [];
  for (const item of items) {
    const caption = item.customProps?.caption;
    const group = groups.at(-1);
    if (typeof caption === 'string' || group === undefined)
      groups.push({ caption: typeof caption === 'string' ? caption : undefined, items: [item] });
    else group.items.push(item);
  }

  return groups;
}
