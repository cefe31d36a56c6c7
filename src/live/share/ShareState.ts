import * as v from 'valibot';
import { isPackage } from '../../../lib/compiler/emitters';
import { CONVERTERS } from '../../../lib/compiler/types';
import { describeInvisibleCharacter } from '../editor/describeInvisibleCharacter';
import { ShareError } from './ShareError';

/** Newest version of the format. Increase it when the meaning of the content changes. */
const SHARE_VERSION = 4;

/** Maximum decoded size of a state, in bytes. */
export const SHARE_LIMIT = 64 * 1024;

/** Maximum number of texts in a state. */
const TEXT_COUNT_LIMIT = 100;

/** Relative path of a file, of up to 200 characters, without `.` and `..` folders and without invisible characters. */
const path = v.pipe(v.string(), v.regex(/^(?!\/)(?!.*(?:^|\/)\.\.?\/)[^\p{C}\p{DI}\p{Zl}\p{Zp}\\]{1,200}$/u));

const contractPath = v.pipe(path, v.regex(/\.ws$/));

const contractFiles = v.pipe(
  v.record(contractPath, v.string()),
  v.check((files) => Object.keys(files).length > 0),
);

/** Name of a target or generation, possibly of another release. */
const optionName = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** Contracts and the options of their output. */
const contractWork = {
  /** Texts of the contracts by path. */
  files: contractFiles,
  target: optionName,
  generation: optionName,
  package: v.pipe(v.string(), v.check(isPackage)),
  shared: v.boolean(),
};

/** Version of a compiler release. Another release of the site may offer other versions. */
const version = v.pipe(v.string(), v.regex(/^\d{1,4}(?:\.\d{1,4}){2}$/));

/**
 * Content of a link to the workbench. Additional properties are rejected. Links to contracts use a version of the
 * format that all releases can read, unless a former release compiles the contracts.
 */
const ShareStateSchema = v.union([
  v.strictObject({ v: v.literal(1), ...contractWork }),
  v.strictObject({ v: v.literal(4), ...contractWork, release: version }),
  v.strictObject({
    v: v.literal(2),
    document: v.strictObject({
      text: v.string(),
      path: v.optional(path),
      format: v.optional(v.picklist(CONVERTERS)),
    }),
  }),
  v.strictObject({
    v: v.literal(2),
    versions: v.strictObject({ before: v.string(), after: v.string() }),
  }),
  v.strictObject({
    v: v.literal(3),
    files: contractFiles,
    payload: v.strictObject({ text: v.string(), shape: v.string() }),
  }),
]);

/** A state in a later version of the format. */
const NewerStateSchema = v.object({ v: v.pipe(v.number(), v.gtValue(SHARE_VERSION)) });

/**
 * Content that an editor shares: contracts with the options of their generated code, a document to convert, two
 * versions to compare, or JSON to check against contracts.
 */
export type ShareState = v.InferOutput<typeof ShareStateSchema>;

/**
 * Validates a value as the state of a link, and returns it.
 *
 * @throws ShareError if the value is not a state, or if it contains too many files or invisible characters
 */
export function checkState(state: unknown): ShareState {
  const result = v.safeParse(ShareStateSchema, state);
  if (!result.success) throw new ShareError(v.is(NewerStateSchema, state) ? 'version' : 'malformed');
  const texts = listTexts(result.output);
  if (texts.length > TEXT_COUNT_LIMIT) throw new ShareError('tooManyFiles');
  for (const { name, text } of texts) {
    const character = describeInvisibleCharacter(text);
    if (character === undefined) continue;
    const message = `${name} contains ${character}. Links with such characters are not opened, because they can hide the real content. The author must remove them.`;
    throw new ShareError('invisible', { message });
  }
  return result.output;
}

function listTexts(state: ShareState): { name: string; text: string }[] {
  if ('files' in state) {
    const files = Object.entries(state.files).map(([name, text]) => ({ name, text }));
    return 'payload' in state ? [...files, { name: 'The JSON', text: state.payload.text }] : files;
  }
  if ('document' in state) return [{ name: state.document.path ?? 'The document', text: state.document.text }];
  const { before, after } = state.versions;
  return [
    { name: 'The version before the change', text: before },
    { name: 'The version after the change', text: after },
  ];
}
