/** Claims: what the pages say about the tools, as folders that are tried, and the marks by which pages quote them. */
export type * from './Claim';
export { type ClaimMark, findClaimMarks, findMarkProblems, formatMarkProblem } from './claimMarks';
export { listClaimIds } from './listClaimIds';
export { readClaims } from './readClaims';
