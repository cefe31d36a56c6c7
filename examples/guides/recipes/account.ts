import { wirespecSerialization } from '@flock/wirespec/serialization';
import { GetAccount } from './generated/endpoint';
import type { Wirespec } from './generated/Wirespec';

/** The handler of a server. It sees a request without a token too, because the header is optional. */
const answer = ({ headers: { authorization } }: GetAccount.Request): GetAccount.Response => {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  return token === 'secret-1'
    ? GetAccount.response200({ body: { name: 'Ada' } })
    : GetAccount.response401({ wWWAuthenticate: 'Bearer', body: { message: 'A valid token is needed' } });
};

const { from, to } = GetAccount.api.server(wirespecSerialization);
const ask = (headers: Record<string, string[]>): Wirespec.RawResponse =>
  to(answer(from({ method: 'GET', path: ['account'], queries: {}, headers, body: undefined })));

function show({ statusCode, headers, body }: Wirespec.RawResponse): void {
  console.log(statusCode, headers, new TextDecoder().decode(body));
}

show(ask({ Authorization: ['Bearer secret-1'] }));
show(ask({}));
