/**
 * Heights in CSS pixels of a row without a second line and of a group title. Both are minimums, because a larger text
 * size increases them.
 */
const ROW_PX = 40;
const TITLE_PX = 35;

/**
 * Returns the first rows of the groups, at least as many as fit the given height.
 *
 * @param heightPx - available height in CSS pixels
 * @returns the same array if no row is left out
 */
export function takeVisibleRows<Group extends { items: unknown[] }>(groups: Group[], heightPx: number): Group[] {
  let leftPx = heightPx;
  const taken = groups.flatMap((group) => {
    leftPx -= TITLE_PX;
    if (leftPx <= 0) return [];
    const items = group.items.slice(0, Math.ceil(leftPx / ROW_PX));
    leftPx -= items.length * ROW_PX;

    return [items.length === group.items.length ? group : { ...group, items }];
  });
  const isComplete = taken.length === groups.length && taken.every((group, index) => group === groups[index]);

  return isComplete ? groups : taken;
}
