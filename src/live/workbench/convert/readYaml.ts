// cspell:ignore omap
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type Scalar,
  Scalar as ScalarNode,
  visit,
  YAMLError,
} from 'yaml';
import { describeError } from '@site/lib/errors/describeError';
import { splitPointer } from '@site/lib/json/pointers';
import { ReaderError } from '@site/src/client/ReaderError';
import { measureYamlDepth } from './measureYamlDepth';
import { NumberText, UnsupportedError, formatJson } from './formatJson';

/**
 * Maximum nesting depth. The converters could not convert a deeper document anyway, because their call stack overflows
 * at a smaller depth.
 */
const DEPTH_LIMIT = 500;

const TOO_LARGE = 'This YAML is too large, or nested too deeply, to be converted to JSON. Convert a part of it.';

/**
 * Parses YAML. Mistakes are in the `errors` of the result.
 *
 * @throws UnsupportedError if the YAML is nested too deeply
 */
function parseYaml(text: string): Document {
  if (measureYamlDepth(text) > DEPTH_LIMIT) throw new UnsupportedError(TOO_LARGE);
  return parseDocument(text, {
    prettyErrors: true,
    logLevel: 'error',
    // `BigInt` preserves all digits of integers.
    intAsBigInt: true,
    // YAML 1.2 has no merge key `<<`, but authors expect `<<` to merge, as in YAML 1.1 and in most tools.
    merge: true,
  });
}

/**
 * Returns whether a document that begins with a bracket and is not JSON was meant to be YAML. Invalid JSON can be valid
 * YAML. It must still go to the converter unchanged, because the converter's message contains the position of the
 * mistake. The top-level keys distinguish the two: in JSON they are in double quotes, in YAML they rarely are.
 */
export function isMeantAsYaml(text: string): boolean {
  if (measureYamlDepth(text) > DEPTH_LIMIT) return false;
  const { contents, errors } = parseYaml(text);
  const topNodes = isSeq(contents) ? contents.items : [contents];
  const keys = topNodes.flatMap((node) => (isMap(node) ? node.items.map(({ key }) => key) : []));
  const areYamlKeys = keys.every((key) => isScalar(key) && key.type !== ScalarNode.QUOTE_DOUBLE);

  return keys.length > 0 && areYamlKeys && errors.every(({ code }) => code === 'MULTIPLE_DOCS');
}

/**
 * Converts YAML to JSON. Keys keep their order. Numbers keep their notation if JSON allows it.
 *
 * @returns the JSON and the parsed content, in which maps are instances of `Map`
 * @throws ReaderError if the document cannot be converted
 */
export function convertYaml(text: string): { content: unknown; json: string } {
  try {
    const document = parseYaml(text);
    const [mistake] = document.errors;
    if (mistake !== undefined) throw mistake;
    visit(document, {
      Pair(_key, pair) {
        convertKey(pair, text);
      },
      Node(key, node, path) {
        if (key === 'key') return;
        rejectUnsupported(node, path);
        if (isScalar(node) && isNumber(node.value)) node.value = new NumberText(formatNumber(node, node.value));
      },
    });
    quoteVersion(document);
    const content: unknown = document.toJS({ mapAsMap: true });

    return { content, json: formatJson(content) };
  } catch (error) {
    throw new ReaderError(describeFailure(error), { cause: error });
  }
}

/**
 * Finds the offsets of JSON pointers in YAML. The offset of a pointer is the offset of its key or list item. For
 * content of an alias, it is the offset at the anchor. For merged or missing content, it is the offset of the nearest
 * parent.
 */
export function findYamlPointerOffsets(text: string, pointers: readonly string[]): Map<string, number> {
  const document = parseYaml(text);
  return new Map(pointers.map((pointer) => [pointer, findOffset(document, splitPointer(pointer))]));
}

function findOffset(document: Document, keys: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of keys) {
    if (isAlias(node)) node = node.resolve(document);
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.source === key) : undefined;
    const next = isSeq(node) ? node.items[Number(key)] : pair?.key;
    if (!isNode(next)) break;
    offset = next.range?.[0] ?? offset;
    node = pair === undefined ? next : pair.value;
  }
  return offset;
}

/**
 * Converts a key to a string, as JSON requires, so that duplicate keys are detected. A key that is a list or map
 * becomes its source text.
 */
function convertKey(pair: Pair, text: string): void {
  const { key } = pair;
  if (isCollection(key)) {
    pair.key = new ScalarNode(key.range ? text.slice(key.range[0], key.range[1]) : '');
  } else if (isScalar(key)) {
    const { value } = key;
    if (isNumber(value)) key.value = formatNumber(key, value);
    else if (typeof value === 'boolean') key.value = String(value);
    else if (value instanceof Date) key.value = key.source;
    else if (value === null) key.value = '';
  }
}

function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** Returns a number as written in the document if JSON allows this notation; otherwise, as JavaScript writes it. */
function formatNumber({ source }: Scalar, value: number | bigint): string {
  const isJson = source !== undefined && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(source);
  return isJson ? source : String(value);
}

/** Converts the version in the field `swagger` or `openapi` to a string, because many authors omit its quotes. */
function quoteVersion({ contents }: Document): void {
  if (!isMap(contents)) return;
  for (const { key, value } of contents.items) {
    const isVersion = isScalar(key) && (key.value === 'swagger' || key.value === 'openapi');
    if (isVersion && isScalar(value) && value.value instanceof NumberText) value.value = value.source;
  }
}

/** @throws UnsupportedError for a value that the conversion to JSON would silently lose */
function rejectUnsupported(node: unknown, path: readonly unknown[]): void {
  const kind = describeUnsupported(node);
  if (kind === undefined) return;
  const owner = path.findLast((parent) => isPair(parent));
  const key = isPair(owner) && isScalar(owner.key) ? String(owner.key.value) : '';
  throw new UnsupportedError(
    key === ''
      ? `This YAML contains ${kind}, which JSON cannot represent. Replace it.`
      : `The value of \`${key}\` contains ${kind}, which JSON cannot represent. Replace it.`,
  );
}

/** Describes a value that JSON cannot represent; undefined for other values. */
function describeUnsupported(node: unknown): string | undefined {
  if (isScalar(node)) {
    if (typeof node.value === 'number' && !Number.isFinite(node.value)) return 'infinity or NaN';
    return node.value instanceof Uint8Array ? 'binary data' : undefined;
  }
  if (!isCollection(node)) return undefined;
  if (node.tag === 'tag:yaml.org,2002:set') return 'a set';
  return node.tag === 'tag:yaml.org,2002:omap' ? 'an ordered map' : undefined;
}

/** Describes a failure for readers. The library's messages are shown only if they are about mistakes in the YAML. */
function describeFailure(error: unknown): string {
  if (error instanceof UnsupportedError) return error.message;
  const [reason = ''] = describeError(error).split('\n');
  if (isOutOfSpace(reason)) return TOO_LARGE;
  if (error instanceof YAMLError && error.code === 'MULTIPLE_DOCS') {
    return 'This YAML holds several documents, with `---` between them. Convert one at a time.';
  }
  if (error instanceof YAMLError || reason.startsWith('Unresolved alias')) {
    return `This is neither JSON nor YAML. ${reason.replace(/[.:]?$/, '.')}`;
  }
  // The library expands each alias at most a hundred times, because a few lines could expand to gigabytes. Its message
  // mentions attacks, which would confuse readers.
  if (reason.startsWith('Excessive alias count')) {
    return 'This YAML repeats parts of itself by aliases (`*name`) so often that it would become too large. Write some of them out.';
  }
  if (reason.startsWith('Merge sources')) {
    return 'This YAML merges (`<<`) something that is not a map into a map. Only maps, and lists of maps, can be merged.';
  }
  return 'This YAML cannot be converted to JSON. Convert it with another tool, and open the JSON.';
}

/**
 * Returns whether an error message says that the call stack overflowed or a string became too long. The library reports
 * some of these errors as mistakes in the YAML.
 */
function isOutOfSpace(reason: string): boolean {
  return /^(?:Maximum call stack|too much recursion|Invalid string length|allocation size overflow|Out of memory)/.test(
    reason,
  );
}
