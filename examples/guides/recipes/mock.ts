import { wirespecSerialization } from '@flock/wirespec/serialization';
import { client } from './generated/Client';
import { GetBookV2 } from './generated/endpoint';

/** The program under test. */
async function describe(isbn: string): Promise<string> {
  const response = await api.getBookV2({ isbn });
  switch (response.status) {
    case 200:
      return `${response.body.title}, ${response.body.pages} pages`;
    case 404:
      return response.body.message;
    case 429:
      return `Ask again in ${response.headers.retryAfter} s`;
  }
}

/** The answers of the mock, in order. Their types are those of the contract. */
const answers: GetBookV2.Response[] = [
  GetBookV2.response200({ body: { title: 'Middlemarch', pages: 880 } }),
  GetBookV2.response404({ body: { code: 'unknown', message: 'No such book' } }),
  GetBookV2.response429({ retryAfter: 30, body: { code: 'busy', message: 'Too many requests' } }),
];

const { to } = GetBookV2.api.server(wirespecSerialization);
const api = client(wirespecSerialization, {
  transport: async ({ method, path }) => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`Unexpected request: ${method} /${path.join('/')}`);
    return to(answer);
  },
});

void (async () => {
  while (answers.length > 0) console.log(await describe('9780141439549'));
})();
