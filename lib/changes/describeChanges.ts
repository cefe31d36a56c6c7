import { VERDICTS } from './compareContracts';
import type { Direction } from './readPromises';
import type { ComparisonVerdict, ContractChange } from './types';

/** Titles of the groups of changes. */
export const TITLES: Readonly<Record<ComparisonVerdict, string>> = {
  breaking: 'Breaks existing clients or servers',
  source: 'Changes source code only',
  unclear: 'Check by eye',
  compatible: 'Compatible',
};

/** Who fails if a value no longer fits. */
const SIDES: Readonly<Record<Direction, string>> = {
  request: 'the server (request)',
  response: 'callers (response)',
  channel: 'publishers or subscribers (channel)',
};

/** Says who fails because of a change, and where: on the wire or in source code. */
export function describeEffect({ verdict, breaks }: Pick<ContractChange, 'verdict' | 'breaks'>): string {
  const sides = breaks.map((direction) => SIDES[direction]).join(' and ');
  if (verdict === 'breaking') return `on the wire: breaks ${sides}`;
  if (verdict === 'source') return 'in source only: requests, responses and messages still fit';
  if (verdict === 'unclear') return sides === '' ? 'may change generated code' : `on the wire: may break ${sides}`;
  return 'breaks nothing';
}

/** A comparison for a pull request. @param summary - the sentence about the comparison as a whole */
export function writeMarkdown(changes: readonly ContractChange[], summary: string): string {
  const groups = VERDICTS.flatMap((verdict) => {
    const own = changes.filter((change) => change.verdict === verdict);
    const lines = own.map((change) => `- ${escape(change.sentence)} (${describeEffect(change)})`);
    return own.length === 0 ? [] : [`### ${TITLES[verdict]}`, lines.join('\n')];
  });
  return [`## Changes of the contract`, `${escape(summary)}.`, ...groups].join('\n\n') + '\n';
}

/** Names may contain what Markdown takes for its own. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>{}#|@]/g, String.raw`\$&`);
}
