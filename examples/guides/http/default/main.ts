import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { client } from './generated/client';
import { FindSeats, HoldSeat } from './generated/endpoint';
import { sendTo } from './send';
import { listener, route } from './server';
import { type Kinds, serialization } from './wire';

const PARAMETERS: Kinds = { show: 'number', tags: 'string[]', free: 'boolean' };
const RESPONSE_HEADERS: Kinds = { total: 'number' };

const answer = listener([
  route(FindSeats.api, PARAMETERS, async ({ path, queries, headers }): Promise<FindSeats.Response> => {
    console.log('  server:', path.show, queries.tags, queries.free, headers.trace);
    if (path.show > 2) return FindSeats.response404();
    if (queries.tags?.includes('')) return FindSeats.response400({ body: { message: 'A tag is empty' } });
    return FindSeats.response200({ total: 1, body: [{ code: 'A1', free: queries.free ?? true }] });
  }),
  route(HoldSeat.api, PARAMETERS, async ({ body }) => HoldSeat.response201({ body: { ...body, free: false } })),
]);

const server = createServer(answer);
server.listen(0, async () => {
  const { port } = server.address() as AddressInfo;
  const api = client(serialization, sendTo(`http://localhost:${port}`, RESPONSE_HEADERS));
  const absent = { tags: undefined, free: undefined, trace: undefined };
  const answers = [
    await api.FindSeats({ ...absent, show: 1, tags: ['vip', 'aisle & front'], free: false }),
    await api.FindSeats({ ...absent, show: 1, tags: [''], trace: 'a-1' }),
    await api.FindSeats({ ...absent, show: 3 }),
    await api.HoldSeat({ show: 1, body: { code: 'A1', free: true } }),
  ];
  for (const { status, headers, body } of answers) console.log(status, headers, body);
  const refused = await fetch(`http://localhost:${port}/shows/one/seats`);
  console.log(refused.status, await refused.json());
  server.close();
});
