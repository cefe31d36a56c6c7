import { createSign, type KeyObject, randomUUID } from 'node:crypto';
import { client } from './sdk/client';
import type { Wirespec } from './sdk/Wirespec';

export interface Connection {
  session: string;
  privateKey: KeyObject;
  /** Sends one request: with `fetch`, through a queue, or to a test double. */
  send: (request: Wirespec.RawRequest) => Promise<Wirespec.RawResponse>;
}

export const openBank = (connection: Connection) =>
  client(serialization, (request) =>
    connection.send({ ...request, headers: { ...request.headers, ...describeCall(connection, request.body) } }),
  );

const serialization: Wirespec.Serialization = {
  serialize: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  // Responses arrive as {"Response": [{"Account": {…}}]}; the contract describes the inner value only.
  deserialize: (raw) => {
    const answer = JSON.parse(raw ?? 'null');
    return answer?.Response ? Object.values(answer.Response[0])[0] : answer;
  },
};

/** The headers that prepare.mjs took out of the contract. */
function describeCall({ session, privateKey }: Connection, body = ''): Record<string, string> {
  return {
    'User-Agent': 'library-desk',
    'X-Bank-Request-Id': randomUUID(),
    'X-Bank-Session': session,
    'X-Bank-Signature': createSign('sha256').update(body).sign(privateKey, 'base64'),
  };
}
