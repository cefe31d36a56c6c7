import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
// Deep imports, because `lib/claims/index.ts` loads the schema of claims, which this step does not need.
import { describeUnknownClaims, removeMarks } from '../../../lib/claims/claimMarks';
import { listClaimIds } from '../../../lib/claims/listClaimIds';

export interface RemarkClaimMarksOptions {
  /** Project folder, which contains `claims/`; relative to the working directory of the build. */
  projectFolder: string;
}

/**
 * Creates a remark plugin that removes the claim marks from a page. A claim mark is a comment such as
 * `claim: java/union`, which names the claim that proves the preceding text.
 *
 * @throws Error with `file:line:column` for a mark of an unknown claim
 */
export default function remarkClaimMarks({ projectFolder }: RemarkClaimMarksOptions) {
  return (tree: Root, file: VFile): void => {
    const marks = removeMarks(tree);
    if (marks.length === 0) return;
    const page = path.relative(path.resolve(projectFolder), file.path);
    const problems = describeUnknownClaims(page, marks, new Set(listClaimIds(projectFolder)));
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}
