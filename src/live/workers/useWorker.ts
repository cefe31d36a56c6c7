import { useEffect, useState } from 'react';

/**
 * Creates the client of a worker once, and terminates the worker when the component unmounts. Otherwise, the worker
 * would run until the reader leaves the site.
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
