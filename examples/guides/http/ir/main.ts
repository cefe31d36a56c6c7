import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { client } from './generated/Client';
import { FindSeats, HoldSeat } from './generated/endpoint';
import { serialization } from './serialization';
import { listener, route } from './server';
import { transportTo } from './transport';

const answer = listener([
  route(FindSeats.api, async ({ path, queries, headers }) => {
    console.log('  server:', path.show, queries.tags, queries.free, headers.trace);
    if (path.show > 2) return FindSeats.response404();
    if (queries.tags?.includes('')) return FindSeats.response400({ body: { message: 'A tag is empty' } });
    return FindSeats.response200({ total: 1, body: [{ code: 'A1', free: queries.free ?? true }] });
  }),
  route(HoldSeat.api, async ({ body }) => HoldSeat.response201({ body: { ...body, free: false } })),
]);

const server = createServer(answer);
server.listen(0, async () => {
  const { port } = server.address() as AddressInfo;
  const api = client(serialization, transportTo(`http://localhost:${port}`));
  const answers = [
    await api.findSeats({ show: 1, tags: ['vip', 'aisle & front'], free: false }),
    await api.findSeats({ show: 1, tags: [''], trace: 'a-1' }),
    await api.findSeats({ show: 3 }),
    await api.holdSeat({ show: 1, body: { code: 'A1', free: true } }),
  ];
  for (const { status, headers, body } of answers) console.log(status, headers, body);
  const refused = await fetch(`http://localhost:${port}/shows/one/seats`);
  console.log(refused.status, await refused.json());
  server.close();
});
