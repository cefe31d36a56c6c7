import type { Converter } from '@site/lib/compiler/types';

/** A document as the converter takes it. */
export interface ReadDocument {
  /** JSON: what was given, or what was made of YAML. */
  json: string;
  isYaml: boolean;
  /** What it says it is; nothing where it does not. */
  format: Converter | undefined;
}

/**
 * Reads a document that somebody pasted. JSON stays as it is, letter by letter; anything else is taken for YAML, which the converters do not read.
 *
 * @throws Error with a sentence for readers where it is neither
 */
export async function readDocument(text: string): Promise<ReadDocument> {
  const value = parseJson(text);
  if (value !== undefined) return { json: text, isYaml: false, format: findFormat(value.content) };
  // JSON with a mistake is best read by the converter, whose message says where it is.
  if (/^\s*[[{]/.test(text)) return { json: text, isYaml: false, format: guessFormat(text) };
  const content = await parseYaml(text);
  return { json: writeJson(content), isYaml: true, format: findFormat(content) };
}

function parseJson(text: string): { content: unknown } | undefined {
  try {
    return { content: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

async function parseYaml(text: string): Promise<unknown> {
  // Loaded when somebody has YAML.
  const { parse } = await import('yaml');
  let content: unknown;
  try {
    // A whole number keeps all its digits, as it does in JSON, which the converter reads.
    content = parse(text, { prettyErrors: true, logLevel: 'error', intAsBigInt: true });
  } catch (error) {
    throw new Error(describeYamlFailure(error), { cause: error });
  }
  if (typeof content !== 'object' || content === null) {
    throw new Error('This is neither JSON nor YAML of an OpenAPI document or an Avro schema.');
  }
  return content;
}

const TOO_MUCH = 'This YAML is too large, or nested too deeply, to be made JSON of.';

function describeYamlFailure(error: unknown): string {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  // The library unfolds at most a hundred aliases of a thing, so that a few lines cannot become gigabytes. What it says then is about attacks.
  if (reason.startsWith('Excessive alias count')) {
    return 'This YAML repeats parts of itself by aliases (`*name`) so often that it would become too large. Write some of them out.';
  }
  if (isOutOfSpace(error) || reason.startsWith('Maximum call stack') || reason.startsWith('too much recursion')) {
    return TOO_MUCH;
  }
  return `This is neither JSON nor YAML. ${reason.replace(/[.:]?$/, '.')}`;
}

/** @throws Error with a sentence for readers where YAML says what JSON cannot */
function writeJson(content: unknown): string {
  try {
    // A mark that no document has. Pages without TLS have no `crypto.randomUUID`.
    const mark = `whole${Math.random().toString(36).slice(2)}:`;
    const json = JSON.stringify(content, createReplacer(mark), 2);

    return json.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
  } catch (error) {
    if (error instanceof UnfitValueError) throw error;
    // Every engine has words of its own for it. Of what YAML can hold, it is all that is left.
    if (error instanceof TypeError) {
      throw new Error(
        'This YAML contains itself: an alias (`*name`) names the list or map it stands in. JSON cannot say that.',
        {
          cause: error,
        },
      );
    }
    throw isOutOfSpace(error) ? new Error(TOO_MUCH, { cause: error }) : error;
  }
}

/** A value of YAML that JSON does not have. */
class UnfitValueError extends Error {
  override name = 'UnfitValueError';

  constructor(key: string, kind: string) {
    super(`JSON has no ${kind}, and this YAML has one under \`${key}\`.`);
  }
}

/**
 * Refuses what would be lost in JSON without a word: a number that is none becomes `null`, a set and an ordered map become empty. Numbers as keys become text, which statuses of
 * responses need; so do dates, lists and maps as keys.
 *
 * @param mark what a text begins with in the place of a whole number, whose digits follow
 * @returns what `JSON.stringify` takes
 */
function createReplacer(mark: string): (this: unknown, key: string, value: unknown) => unknown {
  return function (key, value) {
    if (typeof value === 'bigint') return `${mark}${value}`;
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new UnfitValueError(key, 'infinite or undefined number');
    if (value instanceof Set) throw new UnfitValueError(key, 'set');
    if (value instanceof Map) throw new UnfitValueError(key, 'ordered map');
    // Where there are buffers, they have been made an object when they come here.
    const original: unknown = typeof this === 'object' && this !== null ? Reflect.get(this, key) : value;
    if (original instanceof Uint8Array) throw new UnfitValueError(key, 'binary data');

    return value;
  };
}

/** The stack, or the longest text there can be, is not long enough. */
function isOutOfSpace(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

function findFormat(content: unknown): Converter | undefined {
  if (Array.isArray(content)) return content.length > 0 ? 'avro' : undefined;
  if (typeof content !== 'object' || content === null) return undefined;
  if ('swagger' in content) return 'openapi-v2';
  if ('openapi' in content) return 'openapi-v3';
  return 'type' in content || 'protocol' in content ? 'avro' : undefined;
}

/** Of a text that cannot be parsed. */
function guessFormat(text: string): Converter | undefined {
  const [, name] = /"(swagger|openapi|fields)"\s*:/.exec(text) ?? [];
  if (name === 'swagger') return 'openapi-v2';
  if (name === 'openapi') return 'openapi-v3';
  return name === 'fields' ? 'avro' : undefined;
}

/** The name under which a document is converted, which names the contract. */
export function nameDocument(path: string | undefined): string {
  const name = path?.slice(path.lastIndexOf('/') + 1) ?? 'document.json';
  return name.replace(/\.(?:json|ya?ml|avsc)$/i, '') + '.json';
}
