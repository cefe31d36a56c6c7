/**
 * Calls `work` for each item, with up to `limit` calls at the same time.
 *
 * @throws the first error of `work`; the calls for the remaining items then continue in the background
 */
export async function runConcurrently<Item>(
  limit: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All loops share one iterator, so each takes the next item.
  const queue = [...items].values();
  const runLoop = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, runLoop));
}
