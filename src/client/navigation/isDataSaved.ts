/** What some browsers tell of the connection; not part of the standard library's types. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether the reader, or the connection, asks for thrift: then nothing is fetched before it is needed. */
export function isDataSaved(): boolean {
  const { connection }: NavigatorWithConnection = navigator;

  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
