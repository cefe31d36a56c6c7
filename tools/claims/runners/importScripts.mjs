// Imports the programs named on the command line one after another, and prints one line for each. The line consists of
// a mark, which is the first argument, and JSON: `{}` or `{"error": …}`.
import { pathToFileURL } from 'node:url';

const [mark = '', ...files] = process.argv.slice(2);
for (const file of files) {
  try {
    await import(pathToFileURL(file).href);
    console.log(`${mark}{}`);
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    console.log(`${mark}${JSON.stringify({ error: message })}`);
  }
}
