import { createServer } from 'node:http';
import { createLibrary } from './library';
import { listener } from './server';

const server = createServer(listener(createLibrary()));
const port = Number(process.env.PORT ?? 8080);
server.listen(port, () => console.log(`http://localhost:${port}`));
