import fs from 'node:fs';
import path from 'node:path';

/** The contracts in the folder of examples: their texts by path below it, with `/`, in alphabetical order. */
export function readContracts(examplesFolder: string): Record<string, string> {
  if (!fs.existsSync(examplesFolder)) return {};
  const files = fs.readdirSync(examplesFolder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.ws'))
      .map((file): [string, string] => [
        file.replaceAll(path.sep, '/'),
        fs.readFileSync(path.join(examplesFolder, file), 'utf8'),
      ])
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}
