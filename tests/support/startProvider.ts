import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listen } from './listen';

/** A request as the provider of the hosted search (Algolia) receives it. */
export interface ProviderCall {
  method: string;
  path: string;
  parameters: Record<string, string>;
  body: unknown;
}

/**
 * A reaction of the provider to a request: a response, a wrong response, silence (at once or after the headers), or a
 * broken connection.
 */
export type ProviderReply =
  | { kind: 'json'; body: unknown; status?: number; after?: Promise<void> }
  | { kind: 'text'; body: string; status?: number }
  | { kind: 'silence'; after?: 'head' }
  | { kind: 'broken' };

export interface Provider {
  port: number;
  /** Requests in the order in which they arrived. */
  calls: ProviderCall[];
  /** Determines the reactions to further requests. */
  reply: (call: ProviderCall) => ProviderReply;
  stop: () => Promise<void>;
}

/**
 * Starts a server that imitates the provider of the hosted search, with its REST protocol. One server can imitate all
 * hosts of the provider.
 */
export async function startProvider(reply: Provider['reply']): Promise<Provider> {
  const server = createServer((request, response) => void handle(request, response));
  const provider: Provider = {
    port: 0,
    calls: [],
    reply,
    stop: () => closeServer(server),
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const text = await readBody(request);
    const call: ProviderCall = {
      method: request.method ?? '',
      path: pathname,
      parameters: Object.fromEntries(searchParams),
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    provider.calls.push(call);
    send(response, provider.reply(call));
  };

  provider.port = await listen(server, { host: 'localhost' });

  return provider;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));

  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, reply: ProviderReply): void {
  if (reply.kind === 'silence') {
    if (reply.after === 'head') response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    return;
  }
  if (reply.kind === 'broken') {
    response.destroy();
    return;
  }
  const write = (): void => {
    response.writeHead(reply.status ?? 200, {
      'content-type': reply.kind === 'json' ? 'application/json' : 'text/plain',
    });
    response.end(reply.kind === 'json' ? JSON.stringify(reply.body) : reply.body);
  };
  if (reply.kind === 'json' && reply.after !== undefined) void reply.after.then(write);
  else write();
}
