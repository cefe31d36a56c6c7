import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listen } from './listen';
import { SITE_URL } from './sites';

export interface SiteProxy {
  /** Address of the server, without a slash at the end. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Serves the built site, uncompressed, on a port of its own. A test decides how the body of each response is sent.
 *
 * @param send - sends the body; must end or destroy the response, whose head has already been written
 */
export async function proxySite(
  send: (request: IncomingMessage, response: ServerResponse, body: Buffer) => Promise<void>,
): Promise<SiteProxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(SITE_URL + (request.url ?? '/'), { headers: { 'accept-encoding': 'identity' } });
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        'content-length': body.length,
        'cache-control': 'no-cache',
      });
      await send(request, response, body);
    })();
  });
  const port = await listen(server, { host: 'localhost' });

  return { address: `http://localhost:${port}`, stop: () => closeServer(server) };
}
