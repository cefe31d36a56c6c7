import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { describeError } from '../errors/describeError';
import { CLAIM_FILE } from './listClaimIds';

/**
 * Reads the text of a claim, which pages may quote.
 *
 * @param projectFolder - parent folder of `claims/`
 * @returns `says` of the claim, or undefined if the claim or its text is missing
 * @throws Error with the path of the claim's file if the file is not valid YAML
 */
export function readClaimText(projectFolder: string, id: string): string | undefined {
  const file = path.join(projectFolder, 'claims', id, CLAIM_FILE);
  if (!fs.existsSync(file)) return undefined;
  try {
    // The cast is safe, because the tests validate all claim files with `readClaims`.
    const { says } = parse(fs.readFileSync(file, 'utf8')) as { says?: string };
    return says;
  } catch (error) {
    const reason = describeError(error);
    throw new Error(`claims/${id}/${CLAIM_FILE}  This is not YAML: ${reason}`, { cause: error });
  }
}
