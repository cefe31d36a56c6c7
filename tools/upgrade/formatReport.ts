import { structuredPatch } from 'diff';
import type { SnapshotChange, SnapshotComparison } from './compareSnapshots';

/** Formats the report as Markdown, with line-by-line differences. */
export function formatReport(comparison: SnapshotComparison): string {
  const { from, to, count, broken, fixed, changed, sharedReasons, changedOutputs } = comparison;
  const select = (changes: readonly SnapshotChange[], kind: 'block' | 'claim') =>
    changes.filter((change) => change.kind === kind);
  const sections: [title: string, advice: string, changes: readonly SnapshotChange[]][] = [
    [
      'Claims that no longer hold',
      'Correct the pages that quote them (search for the id), then change or remove the claim. This also lists defects that were fixed.',
      select(broken, 'claim'),
    ],
    ['Claims that now hold', 'They did not hold with the old version.', select(fixed, 'claim')],
    ['Blocks that are now wrong', 'The build fails until they are corrected.', select(broken, 'block')],
    ['Blocks that are now right', 'They were wrong with the old version.', select(fixed, 'block')],
    ['Messages that changed', 'Search the pages for the old wording.', select(changed, 'claim')],
    [
      'Blocks that changed',
      'Check that the text around each block is still true. If the message of a wrong block changed, search the pages for the old wording.',
      select(changed, 'block'),
    ],
  ];
  return [
    `# From ${from} to ${to}`,
    `${count} blocks and claims, with @flock/wirespec ${from} and ${to}.`,
    sections.map(([title, , changes]) => `- ${title}: ${changes.length}`).join('\n'),
    ...sharedReasons.map(
      (reason) => `${reason.count} blocks and claims fail because version ${to} reports: ${reason.text}.`,
    ),
    ...sections.flatMap(([title, advice, changes]) =>
      changes.length === 0 ? [] : [`## ${title} (${changes.length})`, advice, ...changes.map(formatChange)],
    ),
    ...(changedOutputs.length === 0
      ? []
      : ['## Claims that hold with different generated code', changedOutputs.map((where) => `- ${where}`).join('\n')]),
  ]
    .join('\n\n')
    .concat('\n');
}

function formatChange({ where, before, after }: SnapshotChange): string {
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context: 3 });
  const lines = hunks.map((hunk) => hunk.lines.join('\n')).join('\n …\n');
  return `### ${where}\n\n${'`'.repeat(6)}diff\n${lines}\n${'`'.repeat(6)}`;
}
