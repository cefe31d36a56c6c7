import { diffLines } from 'diff';
import { escapeHtml } from '../../lib/html/escapeHtml';
import type { SnapshotChange, SnapshotComparison } from './compareSnapshots';

interface Section {
  title: string;
  /** Instruction for the maintainer. */
  advice: string;
  changes: readonly SnapshotChange[];
}

/** Number of unchanged lines to show around a difference. */
const CONTEXT = 3;

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

/** Lists one sentence per shared reason. */
function listReasons({ sharedReasons, to }: SnapshotComparison): string[] {
  return sharedReasons.map(({ text, count }) => `${count} of them fail because version ${to} reports: ${text}.`);
}

function summarize({ from, to, blocks, claims }: SnapshotComparison): string {
  return `${blocks} blocks and ${claims} claims, with @flock/wirespec ${from} and ${to}.`;
}

/** Formats the report as Markdown, with line-by-line differences. */
export function writeMarkdownReport(comparison: SnapshotComparison): string {
  const sections = listSections(comparison);
  return [
    `# From ${comparison.from} to ${comparison.to}`,
    summarize(comparison),
    sections.map(({ title, changes }) => `- ${title}: ${changes.length}`).join('\n'),
    ...listReasons(comparison),
    ...sections.filter(({ changes }) => changes.length > 0).flatMap(writeMarkdownSection),
    ...listOutputs(
      comparison,
      (list) => `## Claims that hold with other generated code\n\n${list.map((id) => `- ${id}`).join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

function writeMarkdownSection({ title, advice, changes }: Section): string[] {
  return [
    `## ${title} (${changes.length})`,
    advice,
    ...changes.map(({ where, before, after }) => {
      const lines = listRows(before, after).flatMap(({ left, right, isSame }) => {
        if (isSame) return [` ${left ?? ''}`];
        return [...(left === undefined ? [] : [`-${left}`]), ...(right === undefined ? [] : [`+${right}`])];
      });
      return `### ${where}\n\n${'`'.repeat(6)}diff\n${lines.join('\n')}\n${'`'.repeat(6)}`;
    }),
  ];
}

function listOutputs(comparison: SnapshotComparison, write: (list: readonly string[]) => string): string[] {
  return comparison.changedOutputs.length === 0 ? [] : [write(comparison.changedOutputs)];
}

interface Row {
  /** A line of the old text; undefined if the new text has more lines. */
  left?: string;
  /** A line of the new text; undefined if the old text has more lines. */
  right?: string;
  isSame: boolean;
}

/** Pairs the lines of two texts. `…` replaces unchanged lines that are far from a difference. */
function listRows(before: string, after: string): Row[] {
  const rows: Row[] = [];
  let removed: string[] = [];
  for (const { value, added: isAdded, removed: isRemoved } of diffLines(`${before}\n`, `${after}\n`)) {
    const lines = value.replace(/\n$/, '').split('\n');
    if (isRemoved) {
      removed = lines;
    } else if (isAdded) {
      rows.push(...pairLines(removed, lines));
      removed = [];
    } else {
      rows.push(...pairLines(removed, []), ...lines.map((line) => ({ left: line, right: line, isSame: true })));
      removed = [];
    }
  }
  return collapseRows([...rows, ...pairLines(removed, [])]);
}

function pairLines(left: readonly string[], right: readonly string[]): Row[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const [one, other] = [left[index], right[index]];
    return {
      ...(one === undefined ? {} : { left: one }),
      ...(other === undefined ? {} : { right: other }),
      isSame: false,
    };
  });
}

function collapseRows(rows: readonly Row[]): Row[] {
  const isNear = (index: number): boolean =>
    rows.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ isSame }) => !isSame);
  return rows.flatMap((row, index) => {
    if (isNear(index)) return [row];
    return index === 0 || isNear(index - 1) ? [{ left: '…', right: '…', isSame: true }] : [];
  });
}

/** Formats the report as one HTML file, with old and new side by side. */
export function writeHtmlReport(comparison: SnapshotComparison): string {
  const sections = listSections(comparison);
  const title = `From ${comparison.from} to ${comparison.to}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 100rem; padding: 0 1rem; color-scheme: light dark; }
table { border-collapse: collapse; table-layout: fixed; width: 100%; }
th, td { border: 1px solid #8884; padding: 0 .5rem; text-align: left; vertical-align: top; }
td { font: 13px/1.4 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
td.old { background: #f002; } td.new { background: #0f02; }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(summarize(comparison))}</p>
<ul>
${sections.map(({ title: name, changes }) => `<li>${name}: ${changes.length}</li>`).join('\n')}
</ul>
${listReasons(comparison)
  .map((reason) => `<p>${escapeHtml(reason)}</p>`)
  .join('\n')}
${sections
  .filter(({ changes }) => changes.length > 0)
  .map((section) => writeHtmlSection(section, comparison))
  .join('\n')}
${listOutputs(comparison, (list) => `<h2>Claims that hold with other generated code</h2>\n<ul>${list.map((id) => `<li>${escapeHtml(id)}</li>`).join('')}</ul>`).join('')}
</html>
`;
}

function writeHtmlSection({ title, advice, changes }: Section, { from, to }: SnapshotComparison): string {
  const tables = changes.map(({ where, before, after }) => {
    const rows = listRows(before, after).map(({ left, right, isSame }) => {
      const [old, fresh] = isSame ? ['', ''] : [' class="old"', ' class="new"'];
      return `<tr><td${old}>${escapeHtml(left ?? '')}</td><td${fresh}>${escapeHtml(right ?? '')}</td></tr>`;
    });
    const head = `<tr><th>${escapeHtml(from)}</th><th>${escapeHtml(to)}</th></tr>`;
    return `<details open><summary>${escapeHtml(where)}</summary>\n<table>${head}${rows.join('\n')}</table></details>`;
  });
  return `<h2>${title} (${changes.length})</h2>\n<p>${advice}</p>\n${tables.join('\n')}`;
}
