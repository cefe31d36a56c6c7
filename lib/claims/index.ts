/** Claims are the statements of the pages about tools; claim marks in pages refer to them. */
export type { Claim, StringsInFiles, SystemTool, Trial, TrialOf } from './claimSchema';
export { type ClaimMark, describeUnknownClaims, findClaimMarks } from './claimMarks';
export { listClaimIds } from './listClaimIds';
export { readClaims } from './readClaims';
