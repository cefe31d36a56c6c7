// Imports the programs named on the command line one after the other, and prints one line of JSON for each: `{}`, or `{"error": …}`.
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(file).href);
    console.log('{}');
  } catch (error) {
    console.log(JSON.stringify({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }));
  }
}
