import { useEffect, useState } from 'react';

/**
 * Creates the client of a worker once, and ends it when the component is removed. Otherwise, the worker would run until
 * the document is unloaded.
 *
 * @param create - called only on the first render
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
