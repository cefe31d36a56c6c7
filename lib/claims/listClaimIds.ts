import fs from 'node:fs';
import path from 'node:path';

/** File of a claim's folder that declares its trials and expected results. */
export const CLAIM_FILE = 'claim.yaml';

/** Folders below `claims/` that contain no claims. */
const NON_TOOL_FOLDERS = ['node_modules', 'support'];

/** Lists the claim ids of a project, `<tool>/<case>`, sorted; empty without a folder `claims/`. */
export function listClaimIds(projectFolder: string): string[] {
  const folder = path.join(projectFolder, 'claims');
  return listFolders(folder)
    .filter((tool) => !NON_TOOL_FOLDERS.includes(tool))
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
