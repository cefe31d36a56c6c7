import { createServer, get, type ServerResponse } from 'node:http';
import { closeServer, listen } from '../support/listen';
import { readSite, toHostPath } from '../support/readSite';

/** A host of the built site that can go away and come back, and publish a new release. */
export interface Host {
  /** The address of the site, without a slash at the end. */
  url: string;
  /** Stops answering requests. */
  stop: () => Promise<void>;
  restart: () => Promise<void>;
  /** Replaces the content at an address in the site, such as `/docs`. */
  publish: (route: string, content: string, type: string) => void;
  /** Answers every path with the same content, like a captive portal. Without content, every path has its own again. */
  answerAll: (content: string | undefined, type?: string) => void;
  /** Answers the next request for such a path like a captive portal, whose page browsers may cache for a day. */
  answerNextAsPortal: (path: RegExp) => void;
}

const SIGN_IN = '<!doctype html><title>Portal</title><h1>Sign in</h1>';

/** Starts a host on a free port. The address is `localhost`, where browsers allow service workers without TLS. */
export async function startHost(): Promise<Host> {
  const site = readSite();
  const published = new Map<string, { content: string; type: string }>();
  let portal: { content: string; type: string } | undefined;
  let portalPath: RegExp | undefined;
  const server = createServer((request, response) => {
    if (portalPath?.test(request.url ?? '') === true) {
      portalPath = undefined;
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=86400' }).end(SIGN_IN);
      return;
    }
    const file = portal ?? published.get(request.url ?? '');
    if (file === undefined) {
      passOn(site.origin + (request.url ?? '/'), response);
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.content);
  });
  const port = await listen(server, { host: 'localhost' });

  return {
    url: `http://localhost:${port}${site.path.slice(0, -1)}`,
    stop: () => closeServer(server),
    restart: async () => {
      await listen(server, { host: 'localhost', port });
    },
    publish: (route, content, type) => published.set(toHostPath(route), { content, type }),
    answerAll: (content, type = 'text/html') => {
      portal = content === undefined ? undefined : { content, type };
    },
    answerNextAsPortal: (path) => {
      portalPath = path;
    },
  };
}

/** Names of headers that describe only one connection. */
const HOP_BY_HOP = /^(?:connection|keep-alive|transfer-encoding)$/;

/**
 * Answers with the response from the server that all browser tests share. Each request has a new connection, because
 * the server may close an idle one just when it is used again.
 */
function passOn(url: string, response: ServerResponse): void {
  get(url, { agent: false }, (answer) => {
    const headers = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.test(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
    answer.pipe(response);
  }).on('error', () => {
    response.destroy();
  });
}
