import { lend } from './desk';
import { client } from './generated/Client';
import { serialization } from './serialization';
import { transportTo } from './transport';

const [isbn = '', card = ''] = process.argv.slice(2);
const library = client(serialization, transportTo(process.env.LIBRARY_URL ?? 'http://localhost:8080'));

lend(library, isbn, card).then(console.log, (error: unknown) => {
  console.error(`The library cannot be reached: ${error}`);
  process.exitCode = 1;
});
