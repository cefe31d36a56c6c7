import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** A group of top-level items in the sidebar. */
export interface SidebarGroup {
  /** Caption above the group; the first group may have none. */
  caption: string | undefined;
  items: PropSidebarItem[];
}

/**
 * Groups the top level of the sidebar. An item with a caption begins a group. A page defines its caption in the front
 * matter (`sidebar_custom_props`), and a folder in its `_category_.json` (`customProps`).
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
