import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
// Not through lib/claims/index.ts, which loads the schema of claims: this step only needs their names.
import { findMarkProblems, formatMarkProblem, takeMarks } from '../../../lib/claims/claimMarks';
import { fillInClaims } from '../../../lib/claims/fillInClaims';
import { listClaimIds } from '../../../lib/claims/listClaimIds';
import { readClaimWords } from '../../../lib/claims/readClaimWords';

export interface RemarkClaimMarksOptions {
  /** Folder of the project, which holds `claims/`; seen from the folder the build runs in. */
  projectFolder: string;
}

/**
 * Takes the marks out of a page by which authors say which claims prove their words, so that nothing of them is drawn, and puts the words of claims in the place of
 * their quotes.
 *
 * @throws Error for a mark or quote that names no claim, with `file:line:column`.
 */
export default function remarkClaimMarks({ projectFolder }: RemarkClaimMarksOptions) {
  return (tree: Root, file: VFile): void => {
    const marks = takeMarks(tree);
    const problems = [
      ...(marks.length === 0 ? [] : findMarkProblems(marks, new Set(listClaimIds(projectFolder)))),
      ...fillInClaims(tree, (id) => readClaimWords(projectFolder, id)),
    ];
    const page = path.relative(path.resolve(projectFolder), file.path);
    if (problems.length > 0) throw new Error(problems.map((problem) => formatMarkProblem(page, problem)).join('\n'));
  };
}
