import { connect } from 'node:net';

/** Building blocks of addresses and headers: parts of addresses of the site, and strings that attackers send. */
const PATH_PARTS = [
  'docs', 'start', 'ide', 'index.html', '404.html', 'assets/js/site.0a1b2c.js', 'examples', 'healthy', '_headers', '..', '.', '',
  '/', '//', '///', '%2f', '%2F', '%252f', '%5c', '\\', '%2e%2e', '%00', '%0d%0aSet-Cookie:a=b', '%0a', '%', '%zz', '%c3%28', 'ü',
  '\u0000', '\t', ' ', '?', '?a=//b', '#', ';', ':', '@example.org', 'example.org', 'http://example.org', '.br', '.gz', '~', '$uri', '${x}', '<script>',
  '%u002f', '*', 'a'.repeat(300), 'a'.repeat(9000),
]; // prettier-ignore
const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'get',
  'FOO',
  '',
  'G T',
  'PROPFIND',
];
const VERSIONS = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/0.9',
  'HTTP/9.9',
  'http/1.1',
  'HTTP/1.1 x',
  '',
];
const HOSTS = [
  'localhost',
  'example.com',
  'example.org',
  '',
  'a b',
  'example.org:99999',
  '[::1]',
  '/',
  '..',
  'ü',
  'example.org\\',
  'x'.repeat(5000),
];
const HEADERS = [
  'X-Forwarded-Proto: http', 'X-Forwarded-Proto: https', 'X-Forwarded-Proto: http\r\nX-Forwarded-Proto: http', 'X-Forwarded-Host: example.org',
  'Forwarded: host=example.org;proto=http', 'Range: bytes=0-', 'Range: bytes=5-2,-1,9999999999999999999-', `Range: bytes=${'0-,'.repeat(500)}`, 'If-None-Match: *',
  'If-Modified-Since: never', 'If-Range: x', 'Accept-Encoding: br', 'Accept-Encoding: gzip;q=x, br;q=0', 'Content-Length: 5', 'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6', 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked\r\nContent-Length: 3', 'Expect: 100-continue', 'Upgrade: h2c',
  'Connection: Upgrade, HTTP2-Settings', ': empty', 'no colon', ' folded: x', 'X-Zero: \u0000', `X-Long: ${'y'.repeat(9000)}`, 'Host: example.org',
]; // prettier-ignore
const LINE_ENDS = ['\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\n\r\n'];

const TIMEOUT_MS = 10_000;

/**
 * Generates raw requests, a few of them valid, most of them malformed.
 *
 * @param options - the same seed gives the same requests
 */
export function createRequests(count: number, { base, seed }: { base: string; seed: number }): string[] {
  const random = createRandom(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const pickSome = (list: readonly string[], most: number): string[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(list));

  return Array.from({ length: count }, () => {
    const target = (random() < 0.9 ? base : '') + pickSome(PATH_PARTS, 5).join(random() < 0.5 ? '/' : '');
    const hosts = random() < 0.9 ? [`Host: ${pick(HOSTS)}`] : [];
    const lines = [
      `${pick(METHODS)} ${target} ${pick(VERSIONS)}`,
      ...hosts,
      ...pickSome(HEADERS, 4),
      'Connection: close',
    ];
    const end = pick(LINE_ENDS);
    const request = lines.join(end) + end + end + pick(['', '', 'hello', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n']);

    return random() < 0.05 ? request.slice(0, Math.floor(random() * request.length)) : request;
  });
}

/**
 * Sends a raw request, and nothing after it.
 *
 * @param address - URL of the server, without a path
 * @returns the response that arrived before the connection ended; may be incomplete or empty
 */
export function sendRaw(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address);

  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.setEncoding('latin1').setTimeout(TIMEOUT_MS, () => {
      socket.destroy(new Error(`No answer to ${JSON.stringify(request.slice(0, 300))}.`));
    });
    socket
      .on('data', (text: string) => {
        answer += text;
      })
      .on('error', (error: NodeJS.ErrnoException) => {
        // A server may close a connection before it has read everything.
        if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(answer);
        else reject(error);
      })
      .on('end', () => {
        socket.destroy();
        resolve(answer);
      })
      .end(request);
  });
}

/** @returns the target of a redirect */
export function readLocation(answer: string): string | undefined {
  return /^location: (.*)\r$/im.exec(answer.split('\r\n\r\n', 1).join())?.[1];
}

/** Creates a generator of pseudo-random numbers from 0 to 1 (Mulberry32): https://github.com/cprosche/mulberry32 */
function createRandom(seed: number): () => number {
  let state = seed;

  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
