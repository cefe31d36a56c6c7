import { wirespecFetch } from '@flock/wirespec/fetch';
import { wirespecSerialization } from '@flock/wirespec/serialization';
import { client } from './generated/client.js';

// Replaces the network, so that this program runs anywhere.
const answer = async () => Response.json([{ isbn: '9780141439600', title: 'A Tale of Two Cities' }]);
const api = client(wirespecSerialization, (request) => wirespecFetch(request, answer));

const { status, body } = await api.FindBooks({ title: undefined, limit: 5 });
console.log(status, body[0]?.title);
