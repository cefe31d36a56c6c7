/** Network information that some browsers provide and TypeScript's types lack. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/**
 * Returns whether the reader has turned on data saver or the connection is slow (2G). In that case, nothing may be
 * fetched before it is needed.
 */
export function shouldSaveData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;

  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
