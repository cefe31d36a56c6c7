import { EMITTER_PROPERTIES } from '@site/lib/compiler/emitters';
import { findRelease } from '@site/lib/compiler/findRelease';
import type { WorkbenchOptions } from '../session/WorkbenchState';

/** Content of a report about a problem. */
export interface ProblemReport {
  /** Address of the compiler's issue tracker. */
  issues: string;
  options: WorkbenchOptions;
  /** Messages of the compiler and of the site, most important first. */
  messages: readonly string[];
  /** Link to the reader's work; undefined if there is none. */
  link: string | undefined;
}

/** Maximum URL length in characters. GitHub rejects longer URLs. The link may use about 6,000 characters. */
export const ADDRESS_LIMIT = 7000;

/** Maximum length of the message in the title, in characters. */
const TITLE_LIMIT = 80;

/** Maximum length of all messages together, in characters. */
const MESSAGES_LIMIT = 500;

/**
 * Creates the address of a GitHub form that is prefilled with a report. Omits the link to the work if the address would
 * be too long.
 */
export function createReportUrl(report: ProblemReport): string {
  const url = fillInForm(report);
  return url.length > ADDRESS_LIMIT ? fillInForm({ ...report, link: undefined }) : url;
}

function fillInForm({ issues, options, messages, link }: ProblemReport): string {
  const { target, release } = options;
  const { version } = findRelease(release);
  const generation = EMITTER_PROPERTIES[target].hasGenerations ? options.generation : 'default';
  const subject = messages[0]?.split('\n', 1)[0] ?? 'Problem';
  const title = `${truncate(subject, TITLE_LIMIT)} (Wirespec ${version}, ${EMITTER_PROPERTIES[target].label})`;
  const body = [
    'What happened, and what did you expect?',
    '',
    '',
    '',
    `- Compiler: ${version}`,
    `- Target: ${EMITTER_PROPERTIES[target].label}`,
    `- Generation: ${generation}`,
    `- Workbench: ${link ?? 'no link, because it could not be created or would be too long. Please add the contract or document by hand.'}`,
    ...(messages.length === 0 ? [] : ['', 'Messages:', '', indentCode(truncate(messages.join('\n'), MESSAGES_LIMIT))]),
  ].join('\n');
  // Unlike `encodeURIComponent`, this accepts halves of surrogate pairs, which `truncate` can leave.
  return `${issues}/new?${new URLSearchParams({ title, body }).toString()}`;
}

function truncate(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit)} …` : text;
}

/** Formats text as an indented Markdown code block, because messages may contain the backticks of a fence. */
function indentCode(text: string): string {
  return text.replace(/^/gm, '    ');
}
