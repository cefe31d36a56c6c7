import { wirespecSerialization } from '@flock/wirespec/serialization';
import { client } from './generated/Client';
import type { Book } from './generated/model';
import type { Wirespec } from './generated/Wirespec';

const shelf: Book[] = [1605, 1719, 1818, 1851, 1925].map((year) => ({ title: `Novel of ${year}`, year }));

/** Replaces a server, with two books per page. The cursor is the index of the first book; clients must not use that. */
const transport = async ({ queries }: Wirespec.RawRequest): Promise<Wirespec.RawResponse> => {
  const start = Number(queries.cursor?.[0] ?? 0);
  const next = start + 2 < shelf.length ? String(start + 2) : undefined;
  const body = wirespecSerialization.serializeBody({ books: shelf.slice(start, start + 2), next }, 'BookPage');
  return { statusCode: 200, headers: {}, body };
};

const api = client(wirespecSerialization, { transport });

async function listAll(): Promise<void> {
  let cursor: string | undefined;
  do {
    const { body } = await api.findBooks({ cursor, order: 'TITLE' });
    console.log(body.books.map(({ title }) => title).join(', '));
    cursor = body.next;
  } while (cursor !== undefined);
}

void listAll();
