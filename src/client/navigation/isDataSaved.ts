/** Information about the connection that some browsers have; missing in TypeScript's types. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the reader, or the connection, asks for thrift: then nothing is fetched before it is needed. */
export function isDataSaved(): boolean {
  const { connection }: NavigatorWithConnection = navigator;

  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
