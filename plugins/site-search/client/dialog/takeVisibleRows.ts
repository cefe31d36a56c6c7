/** What a row without a second line takes, and a group's title, in CSS pixels; more where the text is larger. */
const ROW_PX = 40;
const TITLE_PX = 35;

/**
 * Takes the first rows of the groups: as many as fit a place, or more.
 *
 * @param heightPx - of the place, in CSS pixels.
 * @returns the same groups when all of them are taken.
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
  const isWhole = taken.length === groups.length && taken.every((group, index) => group === groups[index]);

  return isWhole ? groups : taken;
}
