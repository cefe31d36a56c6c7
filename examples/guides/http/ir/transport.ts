import type { Wirespec } from './generated/Wirespec';

/** Rejects `.` and `..`: `fetch` resolves them, so the request would reach another endpoint. */
function refuseDots(path: readonly string[]): void {
  const dots = path.find((segment) => segment === '.' || segment === '..');
  if (dots !== undefined) throw new Error(`"${dots}" cannot be part of a path`);
}

/** Sends raw requests of the generated client to a server, such as `http://localhost:8080`. */
export function transportTo(server: string): Wirespec.Transportation {
  return {
    transport: async (request) => {
      refuseDots(request.path);
      const url = new URL(request.path.map(encodeURIComponent).join('/'), server);
      for (const [name, values] of Object.entries(request.queries)) {
        for (const value of values) url.searchParams.append(name, value);
      }
      const headers = new Headers(request.body ? { 'content-type': 'application/json' } : {});
      // An absent header has no values, so nothing is sent for it.
      for (const [name, values] of Object.entries(request.headers)) {
        for (const value of values) headers.append(name, value);
      }
      const body = request.body && new Uint8Array(request.body);
      const response = await fetch(url, { method: request.method, headers, body });
      const received = new Uint8Array(await response.arrayBuffer());
      return {
        statusCode: response.status,
        headers: Object.fromEntries([...response.headers].map(([name, value]) => [name, [value]])),
        body: received.length > 0 ? received : undefined,
      };
    },
  };
}
