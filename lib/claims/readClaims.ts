import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { describeError } from '../errors/describeError';
import { listFiles } from '../files/listFiles';
import { type Claim, CLAIM_SCHEMA } from './claimSchema';
import { CLAIM_FILE, listClaimIds } from './listClaimIds';

/**
 * Reads and validates all claims of a project, sorted by id.
 *
 * @param projectFolder - parent folder of `claims/`
 * @throws Error with one line per problem: path and problem, often with line, column and remedy
 */
export function readClaims(projectFolder: string): Claim[] {
  const problems: string[] = [];
  const claims = listClaimIds(projectFolder).flatMap((id) => {
    try {
      return [readClaim(projectFolder, id)];
    } catch (error) {
      problems.push(describeError(error));
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return claims;
}

function readClaim(projectFolder: string, id: string): Claim {
  const folder = path.join(projectFolder, 'claims', id);
  const files = readFiles(folder);
  const text = files[CLAIM_FILE];
  const place = `claims/${id}/${CLAIM_FILE}`;
  if (text === undefined) {
    throw new Error(`${place} is missing: declare the trials of the claim there, or remove the folder.`);
  }
  const claim = parseClaim(text, place, files);
  return { id, ...claim, files, examples: readExamples(projectFolder, place, claim.trials) };
}

/**
 * Reads the example files that trials name.
 *
 * @throws Error if one of the folders does not exist
 */
function readExamples(projectFolder: string, place: string, trials: Claim['trials']): Record<string, string> {
  const folders = trials.flatMap((trial) => ('example' in trial ? (trial.example ?? []) : []));
  return Object.fromEntries(
    folders.flatMap((name) => {
      const folder = path.join(projectFolder, 'examples', name);
      if (!fs.existsSync(folder)) {
        throw new Error(`${place}  The folder examples/${name} does not exist: correct "example".`);
      }
      return Object.entries(readFiles(folder)).map(([file, text]) => [path.posix.join(name, file), text]);
    }),
  );
}

/**
 * Parses and validates the file of a claim.
 *
 * @param place - path of the file, for messages
 * @param files - files of the claim, which must include all files that trials name
 * @throws Error with one line per problem
 */
function parseClaim(text: string, place: string, files: Readonly<Record<string, string>>): Pick<Claim, 'trials'> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const locate = (offset: number): string => `${place}:${lines.linePos(offset).line}:${lines.linePos(offset).col}`;
  const [syntaxError] = document.errors;
  if (syntaxError) throw new Error(`${locate(syntaxError.pos[0])}  This is not YAML: ${syntaxError.message}.`);

  const result = v.safeParse(CLAIM_SCHEMA, document.toJS());
  if (!result.success) {
    const problems = result.issues.map((issue) => {
      const keys = readKeyPath(issue);
      return `${locate(findOffset(document, keys))}  ${formatKeyPath(keys)} ${issue.message}. docs-dev/writing.md describes this file.`;
    });
    throw new Error(problems.join('\n'));
  }
  const value = result.output;
  for (const [index, trial] of value.trials.entries()) {
    const offset = findOffset(document, ['trials', index]);
    for (const name of listNamedFiles(trial)) {
      if (!(path.posix.join(trial.folder ?? '', name) in files)) {
        const folder = path.posix.join(path.posix.dirname(place), trial.folder ?? '');
        throw new Error(`${locate(offset)}  The file "${name}" is not in ${folder}: add it, or correct its name.`);
      }
    }
  }
  return value;
}

/** Returns the path of keys from the top of the file to the invalid value. */
function readKeyPath({ path: items }: v.BaseIssue<unknown>): (string | number)[] {
  return items?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? [];
}

/** Formats a path of keys as `"trials[0].try"`; an empty path is the whole file. */
function formatKeyPath(keys: readonly (string | number)[]): string {
  const name = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return name === '' ? 'The file' : `"${name.replace(/^\./, '')}"`;
}

/** Returns the offset of a value in the source text, or of its closest existing parent. */
function findOffset(document: ReturnType<typeof parseDocument>, keys: readonly (string | number)[]): number {
  for (let count = keys.length; count > 0; count -= 1) {
    const node: unknown = document.getIn(keys.slice(0, count), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function listNamedFiles(trial: Claim['trials'][number]): string[] {
  switch (trial.try) {
    case 'emit':
      return [trial.contract].filter((name) => name !== undefined);
    case 'compile':
      return [trial.contract, trial.program].filter((name) => name !== undefined);
    case 'convert':
      return [trial.document];
    case 'command':
      return trial.words.filter((word) => word.startsWith('<')).map((word) => word.slice(1));
    case 'script':
      return [trial.script];
  }
}

/** Reads all files below a folder, by path with slashes, sorted. */
function readFiles(folder: string): Record<string, string> {
  return Object.fromEntries(listFiles(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}
