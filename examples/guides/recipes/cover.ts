import { wirespecSerialization } from '@flock/wirespec/serialization';
import { client } from './generated/Client';
import type { Wirespec } from './generated/Wirespec';

const BYTES = 'Uint8Array';

/** Leaves bytes unchanged, and converts everything else to JSON. */
const serialization: Wirespec.Serialization = {
  ...wirespecSerialization,
  serializeBody: (value, type) =>
    value instanceof Uint8Array ? value : wirespecSerialization.serializeBody(value, type),
  // `as T` is safe: the generated code asks for this type where T is Uint8Array.
  deserializeBody: <T>(raw: Uint8Array, type: string) =>
    type === BYTES ? (raw as T) : wirespecSerialization.deserializeBody<T>(raw, type),
};

let stored: Uint8Array | undefined;
const api = client(serialization, {
  transport: async ({ method, body }) => {
    if (method === 'GET') return { statusCode: stored ? 200 : 404, headers: {}, body: stored };
    stored = body;
    return { statusCode: 204, headers: {}, body: undefined };
  },
});

const isbn = '9780131103627';
const cover = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

async function saveAndLoad(): Promise<void> {
  await api.saveCover({ isbn, body: cover });
  const response = await api.getCover({ isbn });
  if (response.status === 200) console.log('loaded: ', response.body);
  console.log('as JSON:', new TextDecoder().decode(wirespecSerialization.serializeBody(cover, BYTES)));
}

void saveAndLoad();
