import { structuredPatch } from 'diff';
import type { SnapshotChange, SnapshotComparison } from './compareSnapshots';

interface Section {
  title: string;
  /** Instruction for the maintainer. */
  advice: string;
  changes: readonly SnapshotChange[];
}

function listSections(comparison: SnapshotComparison): Section[] {
  return [
    {
      title: 'Claims that no longer hold',
      advice:
        'Correct the pages that quote them (search for the id), then change or remove the claim. This also lists defects that were fixed.',
      changes: comparison.brokenClaims,
    },
    {
      title: 'Claims that now hold',
      advice: 'They did not hold with the old version.',
      changes: comparison.fixedClaims,
    },
    {
      title: 'Blocks that are now wrong',
      advice: 'The build fails until they are corrected.',
      changes: comparison.brokenBlocks,
    },
    {
      title: 'Blocks that are now right',
      advice: 'They were wrong with the old version.',
      changes: comparison.fixedBlocks,
    },
    {
      title: 'Messages that changed',
      advice: 'Search the pages for the old wording.',
      changes: comparison.changedMessages,
    },
    {
      title: 'Blocks that changed',
      advice: 'Check that the text around each block is still true.',
      changes: comparison.changedBlocks,
    },
  ];
}

/** Formats the report as Markdown, with line-by-line differences. */
export function writeReport(comparison: SnapshotComparison): string {
  const { from, to, blocks, claims, sharedReasons, changedOutputs } = comparison;
  const sections = listSections(comparison);
  return [
    `# From ${from} to ${to}`,
    `${blocks} blocks and ${claims} claims, with @flock/wirespec ${from} and ${to}.`,
    sections.map(({ title, changes }) => `- ${title}: ${changes.length}`).join('\n'),
    ...sharedReasons.map(({ text, count }) => `${count} of them fail because version ${to} reports: ${text}.`),
    ...sections.filter(({ changes }) => changes.length > 0).flatMap(writeSection),
    ...(changedOutputs.length === 0
      ? []
      : ['## Claims that hold with other generated code', changedOutputs.map((id) => `- ${id}`).join('\n')]),
  ]
    .join('\n\n')
    .concat('\n');
}

function writeSection({ title, advice, changes }: Section): string[] {
  return [
    `## ${title} (${changes.length})`,
    advice,
    ...changes.map(({ where, before, after }) => {
      const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context: 3 });
      const lines = hunks.map((hunk) => hunk.lines.join('\n')).join('\n …\n');
      return `### ${where}\n\n${'`'.repeat(6)}diff\n${lines}\n${'`'.repeat(6)}`;
    }),
  ];
}
