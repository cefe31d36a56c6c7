import type { Direction } from './readContractItems';
import { type ComparisonVerdict, type ContractChange, VERDICTS } from './types';

/** Titles of the groups of changes, by verdict. */
export const VERDICT_TITLES: Readonly<Record<ComparisonVerdict, string>> = {
  breaking: 'Breaks existing clients or servers',
  source: 'Changes source code only',
  unclear: 'Check by eye',
  compatible: 'Compatible',
};

/** For each direction, the programs that fail if a value no longer fits. */
const PROGRAMS: Readonly<Record<Direction, string>> = {
  request: 'the server (request)',
  response: 'callers (response)',
  channel: 'publishers or subscribers (channel)',
};

const DIRECTIONS: readonly Direction[] = ['request', 'response', 'channel'];

/** Describes which programs a change breaks, and whether it breaks them on the wire or only in source code. */
export function describeEffect({ verdict, breaks }: Pick<ContractChange, 'verdict' | 'breaks'>): string {
  const programs = DIRECTIONS.filter((direction) => breaks.includes(direction)).map((direction) => PROGRAMS[direction]);
  if (verdict === 'breaking') return `on the wire: breaks ${programs.join(' and ')}`;
  if (verdict === 'source') return 'in source only: requests, responses and messages still fit';
  if (verdict === 'unclear')
    return programs.length === 0 ? 'may change generated code' : `on the wire: may break ${programs.join(' and ')}`;
  return 'breaks nothing';
}

/** Summarizes changes by their verdict, such as `3 changes, 1 breaking, 2 in source only`. */
export function summarizeChanges(changes: readonly Pick<ContractChange, 'verdict'>[]): string {
  const count = (verdict: ComparisonVerdict): number => changes.filter((change) => change.verdict === verdict).length;
  const [breaking, source, unclear] = [count('breaking'), count('source'), count('unclear')];
  const parts = [changes.length === 1 ? '1 change' : `${changes.length} changes`];
  // "none breaking" would be wrong if a change is unclear.
  if (breaking > 0 || unclear === 0) parts.push(`${breaking === 0 ? 'none' : breaking} breaking`);
  if (source > 0) parts.push(`${source} in source only`);
  if (unclear > 0) parts.push(`${unclear} to check by eye`);
  return parts.join(', ');
}

/**
 * Formats a comparison as Markdown for a pull request.
 *
 * @param summary - sentence about the whole comparison, without a period
 */
export function formatChangesAsMarkdown(changes: readonly ContractChange[], summary: string): string {
  const groups = VERDICTS.flatMap((verdict) => {
    const matching = changes.filter((change) => change.verdict === verdict);
    const lines = matching.map((change) => `- ${escapeGitHubMarkdown(change.sentence)} (${describeEffect(change)})`);
    return matching.length === 0 ? [] : [`### ${VERDICT_TITLES[verdict]}`, lines.join('\n')];
  });
  return [`## Changes to the contract`, `${escapeGitHubMarkdown(summary)}.`, ...groups].join('\n\n') + '\n';
}

/** Escapes characters that have a meaning in Markdown, and those with which GitHub mentions users and issues. */
function escapeGitHubMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>{}#|@]/g, String.raw`\$&`);
}
