// Imports the programs named on the command line one after another, and prints one line for each. The line consists of
// a prefix, which is the first argument, and JSON: `{}` or `{"error": …}`.
import { pathToFileURL } from 'node:url';

const [prefix = '', ...files] = process.argv.slice(2);
for (const file of files) {
  try {
    await import(pathToFileURL(file).href);
    console.log(`${prefix}{}`);
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    console.log(`${prefix}${JSON.stringify({ error: message })}`);
  }
}
