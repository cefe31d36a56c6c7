import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads the example contracts. The keys are sorted paths relative to the folder, with `/`. Returns no contracts if the
 * folder does not exist.
 */
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
