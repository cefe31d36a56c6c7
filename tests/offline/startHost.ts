import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSite, toHostPath } from '../support/readSite';

/** A host of the built site that can go away and come back, and publish a new release. */
export interface Host {
  /** The address of the site, without a slash at the end. */
  url: string;
  /** Stops answering requests. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Replaces the content at an address in the site, such as `/docs`. */
  publish: (route: string, content: string, type: string) => void;
  /** Answers every path with the same content, like a captive portal. Without content, every path has its own again. */
  answerAll: (content: string | undefined, type?: string) => void;
}

/** Starts a host on a free port. The address is `localhost`, where browsers allow service workers without TLS. */
export async function startHost(): Promise<Host> {
  const site = readSite();
  const published = new Map<string, { content: string; type: string }>();
  let portal: { content: string; type: string } | undefined;
  const server = createServer((request, response) => {
    const file = portal ?? published.get(request.url ?? '');
    if (file === undefined) {
      void passOn(site.origin + (request.url ?? '/'), response);
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.content);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, 'localhost', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}${site.path.slice(0, -1)}`,
    goAway: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
    publish: (route, content, type) => published.set(toHostPath(route), { content, type }),
    answerAll: (content, type = 'text/html') => {
      portal = content === undefined ? undefined : { content, type };
    },
  };
}

/** Answers with the response of the server of all browser tests. */
async function passOn(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual' });
  const headers = [...answer.headers].filter(
    ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()));
}
