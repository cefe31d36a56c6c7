import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Wirespec } from './generated/Wirespec';
import { fromWire, type Kinds, readNamed, serialization, toWire } from './wire';

interface Address {
  /** Decoded segments. */
  path: string[];
  queries: URLSearchParams;
}

export interface Route {
  method: string;
  /** Segments of the path; a parameter starts with a colon. */
  segments: string[];
  answer: (message: IncomingMessage, address: Address) => Promise<Wirespec.RawResponse>;
}

/** Connects a handler with its endpoint: `route(FindSeats.api, KINDS, findSeats)`. */
export function route<Req extends Wirespec.Request<unknown>, Res extends Wirespec.Response<unknown>>(
  api: Wirespec.Api<Req, Res>,
  kinds: Kinds,
  handle: (request: Req) => Promise<Res>,
): Route {
  const { from, to } = api.server(serialization);
  const segments = api.path.split('/');
  return {
    method: api.method,
    segments,
    answer: async (message, address) => {
      let request: Req;
      try {
        request = from(await readRequest(api.method, message, address, segments, kinds));
      } catch (error) {
        return problem(400, error);
      }
      return to(await handle(request));
    },
  };
}

function problem(status: number, error: unknown): Wirespec.RawResponse {
  return { status, headers: {}, body: JSON.stringify({ message: String(error) }) };
}

/** @throws URIError for a path such as `/%E0%A4%A` */
function readAddress(message: IncomingMessage): Address {
  const url = new URL(`http://localhost${message.url}`);
  return { path: url.pathname.split('/').slice(1).map(decodeURIComponent), queries: url.searchParams };
}

async function readRequest(
  method: Wirespec.Method,
  message: IncomingMessage,
  { path, queries: parameters }: Address,
  segments: readonly string[],
  kinds: Kinds,
): Promise<Wirespec.RawRequest> {
  // Without a prototype, because a query may be called `__proto__` or `toString`.
  const queries: Record<string, string[]> = Object.create(null);
  for (const [name, value] of parameters) (queries[name] ??= []).push(value);
  const headers: Record<string, string[]> = {};
  for (const [name, values] of Object.entries(message.headersDistinct)) if (values) headers[name] = values;
  return {
    method,
    path: path.map((value, index) => fromWire([value], kinds[segments[index]?.slice(1) ?? '']) ?? ''),
    queries: readNamed(queries, kinds),
    headers: readNamed(headers, kinds),
    body: (await text(message)) || undefined,
  };
}

function writeResponse(response: ServerResponse, { status, headers, body }: Wirespec.RawResponse): void {
  for (const [name, json] of Object.entries(headers)) {
    const values = toWire(json);
    if (values.length > 0) response.setHeader(name, values);
  }
  if (body !== undefined) response.setHeader('content-type', 'application/json');
  response.writeHead(status).end(body);
}

function fits({ method, segments }: Route, message: IncomingMessage, path: readonly string[]): boolean {
  return (
    method === message.method &&
    segments.length === path.length &&
    segments.every((segment, index) => segment.startsWith(':') || segment === path[index])
  );
}

async function answer(routes: readonly Route[], message: IncomingMessage): Promise<Wirespec.RawResponse> {
  let address: Address;
  try {
    address = readAddress(message);
  } catch {
    return problem(400, 'The address cannot be read');
  }
  const found = routes.find((candidate) => fits(candidate, message, address.path));
  return found ? found.answer(message, address) : problem(404, 'No such address');
}

/** Answers requests with these routes: 404 if none matches, 400 for an unreadable request, 500 if a handler throws. */
export function listener(routes: readonly Route[]) {
  return (message: IncomingMessage, response: ServerResponse): void => {
    answer(routes, message)
      .then((raw) => writeResponse(response, raw))
      // A handler has thrown, or a response has a header that HTTP does not allow.
      .catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  };
}
