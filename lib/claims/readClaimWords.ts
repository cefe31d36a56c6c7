import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { CLAIM_FILE } from './listClaimIds';

/**
 * Reads the words of a claim that pages may quote.
 *
 * @param projectFolder - holds `claims/`.
 * @returns `says` of its file; nothing where there is no such claim, or it has no words.
 */
export function readClaimWords(projectFolder: string, id: string): string | undefined {
  const file = path.join(projectFolder, 'claims', id, CLAIM_FILE);
  if (!fs.existsSync(file)) return undefined;
  // `readClaims` compares the files with their schema; a build only needs this.
  const { says } = parse(fs.readFileSync(file, 'utf8')) as { says?: string };
  return says;
}
