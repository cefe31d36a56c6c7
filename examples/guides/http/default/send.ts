import type { Wirespec } from './generated/Wirespec';
import { type Kinds, readNamed, toWire } from './wire';

/**
 * Returns a function that sends the raw requests of the generated client to a server.
 *
 * @param kinds - types of the response headers that are not strings
 */
export function sendTo(server: string, kinds: Kinds) {
  return async (request: Wirespec.RawRequest): Promise<Wirespec.RawResponse> => {
    const segments = request.path.map((segment) => encodeSegment(readSegment(segment)));
    const url = new URL(segments.join('/'), server);
    for (const [name, json] of Object.entries(request.queries)) {
      for (const value of toWire(json)) url.searchParams.append(name, value);
    }
    const headers = new Headers(request.body === undefined ? {} : { 'content-type': 'application/json' });
    for (const [name, json] of Object.entries(request.headers)) {
      for (const value of toWire(json)) headers.append(name, value);
    }
    const response = await fetch(url, { method: request.method, headers, body: request.body });
    const received = Object.fromEntries([...response.headers].map(([name, value]) => [name, [value]]));
    return {
      status: response.status,
      headers: readNamed(received, kinds),
      body: (await response.text()) || undefined,
    };
  };
}

/** Rejects `.` and `..`: `fetch` resolves them, so the request would reach another endpoint. */
function encodeSegment(segment: string): string {
  if (segment === '.' || segment === '..') throw new Error(`"${segment}" cannot be part of a path`);
  return encodeURIComponent(segment);
}

/** Removes the quotes of a string parameter, which is JSON. All other segments of the path stay unchanged. */
function readSegment(segment: string): string {
  return segment.startsWith('"') ? String(JSON.parse(segment)) : segment;
}
