import { useEffect, useState } from 'react';

/**
 * Creates the client of a worker once, and ends it when the component is removed. Otherwise, the worker would stay as
 * long as the document.
 *
 * @param create - is called for the first rendering only
 */
export function useWorker<Client extends { end: () => void }>(create: () => Client): Client {
  const [client] = useState(create);
  useEffect(
    () => () => {
      client.end();
    },
    [client],
  );

  return client;
}
