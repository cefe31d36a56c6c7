import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** A group of top-level items in the sidebar. */
export interface SidebarGroup {
  /** Caption above the group; the first group may have none. */
  caption: string | undefined;
  items: PropSidebarItem[];
}

/**
 * Groups the top level of the sidebar. An item with a caption begins a group: `sidebar_custom_props: { caption: Learn
 * }` in the front matter of a page, or `"customProps": { "caption": "Learn" }` in the `_category_.json` of a folder.
 */
export function groupByCaption(items: readonly PropSidebarItem[]): SidebarGroup[] {
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
