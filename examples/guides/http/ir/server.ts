import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Wirespec } from './generated/Wirespec';
import { serialization } from './serialization';

export interface Route {
  method: string;
  /** Segments of the path; a parameter is in braces. */
  segments: string[];
  answer: (request: Wirespec.RawRequest) => Promise<Wirespec.RawResponse>;
}

/** Connects a handler with its endpoint: `route(FindSeats.api, findSeats)`. */
export function route<Req extends Wirespec.Request<unknown>, Res extends Wirespec.Response<unknown>>(
  api: Wirespec.Api<Req, Res>,
  handle: (request: Req) => Promise<Res>,
): Route {
  const { from, to } = api.server(serialization);
  return {
    method: api.method,
    segments: api.path.split('/'),
    answer: async (raw) => {
      let request: Req;
      try {
        request = from(raw);
      } catch (error) {
        return problem(400, error);
      }
      return to(await handle(request));
    },
  };
}

function problem(statusCode: number, error: unknown): Wirespec.RawResponse {
  return { statusCode, headers: {}, body: serialization.serializeBody({ message: String(error) }, 'Problem') };
}

async function readRequest(message: IncomingMessage): Promise<Wirespec.RawRequest> {
  const url = new URL(`http://localhost${message.url}`);
  // Without a prototype, because a query may be called `__proto__` or `toString`.
  const queries: Record<string, string[]> = Object.create(null);
  for (const [name, value] of url.searchParams) (queries[name] ??= []).push(value);
  const headers: Record<string, string[]> = {};
  for (const [name, values] of Object.entries(message.headersDistinct)) if (values) headers[name] = values;
  const body = await buffer(message);
  return {
    method: message.method ?? 'GET',
    path: url.pathname.split('/').slice(1).map(decodeURIComponent),
    queries,
    headers,
    body: body.length > 0 ? body : undefined,
  };
}

function writeResponse(response: ServerResponse, { statusCode, headers, body }: Wirespec.RawResponse): void {
  for (const [name, values] of Object.entries(headers)) if (values.length > 0) response.setHeader(name, values);
  if (body) response.setHeader('content-type', 'application/json');
  response.writeHead(statusCode).end(body);
}

function fits({ method, segments }: Route, request: Wirespec.RawRequest): boolean {
  return (
    method === request.method &&
    segments.length === request.path.length &&
    segments.every((segment, index) => segment.startsWith('{') || segment === request.path[index])
  );
}

async function answer(routes: readonly Route[], message: IncomingMessage): Promise<Wirespec.RawResponse> {
  let request: Wirespec.RawRequest;
  try {
    request = await readRequest(message);
  } catch {
    return problem(400, 'The address cannot be read');
  }
  const found = routes.find((candidate) => fits(candidate, request));
  return found ? found.answer(request) : problem(404, 'No such address');
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
