import fs from 'node:fs';
import path from 'node:path';

/** In each folder of a claim: how it is tried, and what must come out. */
export const CLAIM_FILE = 'claim.yaml';

/** Folders beside those of the tools. */
const OTHERS = ['node_modules', 'support'];

/** The ids of all claims of a project, `<tool>/<case>`, sorted; none without a folder `claims/`. */
export function listClaimIds(projectFolder: string): string[] {
  const folder = path.join(projectFolder, 'claims');
  return listFolders(folder)
    .filter((tool) => !OTHERS.includes(tool))
    .flatMap((tool) => listFolders(path.join(folder, tool)).map((name) => `${tool}/${name}`));
}

function listFolders(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
