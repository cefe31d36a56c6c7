import { describeError } from '../../../lib/errors/describeError';
import type { TrialOf } from '../../../lib/claims';
import { listErrorMessages } from '../../../lib/compiler';
import { EMITTER_PROPERTIES } from '../../../lib/compiler/emitters';
import { runCommandLine } from '../../../lib/compiler/runCommandLine';
import { collapseWhitespace, createFinding, type ClaimFinding, type Job, judgeFailure, readTrialFile } from '../Job';

/**
 * Converts a document, and compiles the resulting contract unless the trial names other languages. Compares the written
 * files and the compiler's messages with what the trial expects.
 */
export function tryConvert(job: Job<TrialOf<'convert'>>): ClaimFinding {
  const { languages, writes = [], omits = [], refused, fails } = job.trial;
  let files: Map<string, string>;
  try {
    files = convert(job);
  } catch (error) {
    const message = describeError(error);
    return judgeFailure('the converter refuses the document', message, fails);
  }
  const all = [...files.values()].map(collapseWhitespace).join('\n');
  const messages = languages === undefined ? listMessages([...files.values()].join('\n')) : '';
  return createFinding(
    [
      ...(fails === undefined ? [] : [`fails: the converter does not refuse the document with "${fails}"`]),
      ...(all.trim() === '' ? ['the converter writes nothing'] : []),
      ...writes.filter((text) => !all.includes(text)).map((text) => `writes: the result lacks "${text}"`),
      ...omits.filter((text) => all.includes(text)).map((text) => `omits: the result has "${text}"`),
      ...findMessageProblems(messages, refused),
    ],
    [...files.values(), messages].join('\n').trim(),
  );
}

/**
 * Converts the document with the command line.
 *
 * @returns the written files, keyed by path
 * @throws Error with the converter's message if it rejects the document
 */
function convert(job: Job<TrialOf<'convert'>>): Map<string, string> {
  const { from, document, languages = ['Wirespec'], options = [] } = job.trial;
  const { files, stderr } = runCommandLine(
    [
      ...['convert', EMITTER_PROPERTIES[from].commandLineName, '-i', '/in/document.json', '-o', '/out', ...options],
      ...languages.flatMap((language) => ['-l', language]),
    ],
    { '/in/document.json': readTrialFile(job, document) },
  );
  if (stderr.trim() !== '') throw new Error(stderr.trim());
  return new Map(Object.entries(files).filter(([path]) => path.startsWith('/out/')));
}

function listMessages(contract: string): string {
  return listErrorMessages([{ path: 'wirespec.ws', text: contract }]).join('\n');
}

function findMessageProblems(messages: string, refused: string | undefined): string[] {
  if (refused === undefined)
    return messages === '' ? [] : ['refused: the compiler refuses the result, but the claim does not expect this'];
  return messages.includes(refused) ? [] : [`refused: the compiler does not refuse the result with "${refused}"`];
}
