import { blankByteOrderMark } from '@site/lib/json/blankByteOrderMark';
import { parseJson } from '@site/lib/json/parseJson';
import { ReaderError } from '@site/src/client/ReaderError';
import { refetchScript } from '@site/src/client/navigation/release';
import type { Converter } from '@site/lib/compiler/types';
import type { ReadDocument } from './documentMessages';

/** Maximum length of a document, in characters. */
export const DOCUMENT_LIMIT = 5_000_000;

/** Start of a YAML flow map, or of a list of such maps, whose first key is not in double quotes, as JSON requires. */
const FLOW_START = /^\s*(?:\{|\[\s*\{)\s*[^\s"{}[\],]/;

/**
 * Reads a document. JSON stays unchanged, except for a byte order mark, and so does text that looks like invalid JSON.
 * Anything else is read as YAML and converted to JSON, because the converters cannot read YAML.
 *
 * @param load - loads the YAML parser
 * @throws ReaderError if the document is too long, a primitive or a JSON Schema, or if the YAML cannot be converted
 */
export async function readDocument(text: string, load = loadYaml): Promise<ReadDocument & { json: string }> {
  if (text.length > DOCUMENT_LIMIT) throw new ReaderError(describeLength(text.length));
  const json = blankByteOrderMark(text);
  const value = parseJson(json);
  if (value !== undefined) return { json, isYaml: false, format: findFormat(value) };
  const isBracketed = /^\s*[[{]/.test(json);
  const unchanged = { json, isYaml: false, format: guessFormat(json) };
  // Invalid JSON is passed to the converter, whose message contains the position of the mistake. Only the beginning is
  // checked, because it usually distinguishes JSON from YAML.
  if (isBracketed && !FLOW_START.test(json)) return unchanged;
  const { convertYaml, isMeantAsYaml } = await load();
  if (isBracketed && !isMeantAsYaml(text)) return unchanged;
  const converted = convertYaml(text);
  const { content } = converted;
  if (typeof content !== 'object' || content === null) {
    throw new ReaderError('This is neither an OpenAPI document nor an Avro schema, in JSON or YAML.');
  }
  return { json: converted.json, isYaml: true, format: findFormat(content) };
}

/**
 * Parses a converted document, to compare it with the contract. The converters accept more than JSON allows: control
 * characters in strings, which this function replaces with spaces, and some unquoted words and numbers.
 *
 * @throws ReaderError for an unquoted word or a number that JSON does not allow
 */
export function parseConverted(json: string): unknown {
  const value = parseJson(json) ?? parseJson(json.replaceAll(/\p{Cc}/gu, ' '));
  if (value === undefined) throw new ReaderError(NOT_JSON);
  return value;
}

const NOT_JSON =
  'The converter accepts this document, but it is not valid JSON, so this page did not compare it with the contract. Look for words without quotation marks, and for numbers that begin with 0.';

function describeLength(length: number): string {
  const [actual, limit] = [length.toLocaleString('en-US'), DOCUMENT_LIMIT.toLocaleString('en-US')];
  return `This page converts documents of up to ${limit} characters; this one has ${actual}. Use the command line for it.`;
}

/**
 * Loads the YAML parser, which JSON documents do not need. An error of this function ends the worker, like an error of
 * its own script.
 */
export async function loadYaml(): Promise<typeof import('./readYaml')> {
  try {
    return await import('./readYaml');
  } catch (error) {
    await refetchScript(error);
    throw error;
  }
}

/** @throws ReaderError if the document is a primitive or a JSON Schema, which no converter reads */
function findFormat(content: unknown): Converter | undefined {
  if (Array.isArray(content)) return content.length > 0 ? 'avro' : undefined;
  if (typeof content !== 'object' || content === null) return undefined;
  const fields = new Map<unknown, unknown>(content instanceof Map ? content : Object.entries(content));
  if (fields.has('swagger')) return 'openapi-v2';
  if (fields.has('openapi')) return 'openapi-v3';
  const primitive = findPrimitive(fields);
  if (primitive !== undefined) throw new ReaderError(describePrimitive(primitive));
  if (isJsonSchema(fields)) throw new ReaderError(JSON_SCHEMA);
  return fields.has('type') || fields.has('protocol') ? 'avro' : undefined;
}

/** Primitive types of JSON Schema and of Avro. */
const PRIMITIVES = 'string boolean null integer number int long float double bytes'.split(' ');

/** Finds the type of a schema, in JSON Schema or Avro, that is only a primitive. */
function findPrimitive(fields: ReadonlyMap<unknown, unknown>): string | undefined {
  const hasOtherFields = [...SCHEMA_FIELDS, ...OTHER_FIELDS].some((name) => name !== '$schema' && fields.has(name));
  if (hasOtherFields) return undefined;
  return PRIMITIVES.find((name) => fields.get('type') === name);
}

function describePrimitive(type: string): string {
  return `This schema is only the primitive type \`${type}\`, from which the converters create no type. Make it a property of an object in \`components.schemas\` of an OpenAPI document, or a field of an Avro record, and convert that document.`;
}

const JSON_SCHEMA =
  'This is a JSON Schema, which the converters do not read. Move it to `components.schemas` of an OpenAPI document, and convert that document.';

/** Fields of a JSON Schema that neither an Avro schema nor an OpenAPI document has at its top level. */
const SCHEMA_FIELDS = ['$schema', '$defs', 'properties', 'allOf', 'anyOf', 'oneOf', 'enum', 'const'];

/** Types of JSON Schema that Avro does not have. Other types, such as `array` and `string`, exist in both. */
const SCHEMA_TYPES: readonly unknown[] = ['object', 'integer', 'number'];

/** Fields of Avro schemas and protocols, and of OpenAPI documents without their version. */
const OTHER_FIELDS = ['fields', 'symbols', 'protocol', 'paths'];

function isJsonSchema(fields: ReadonlyMap<unknown, unknown>): boolean {
  if (OTHER_FIELDS.some((name) => fields.has(name))) return false;
  const types = [fields.get('type')].flat();
  return SCHEMA_FIELDS.some((name) => fields.has(name)) || types.some((type) => SCHEMA_TYPES.includes(type));
}

/** Guesses the format of a document that is not valid JSON, by the names of its fields. */
function guessFormat(text: string): Converter | undefined {
  const [, name] = /"(swagger|openapi|fields)"\s*:/.exec(text) ?? [];
  if (name === 'swagger') return 'openapi-v2';
  if (name === 'openapi') return 'openapi-v3';
  return name === 'fields' ? 'avro' : undefined;
}

/** Returns the file name for the conversion, from which the converter derives the name of the contract. */
export function nameDocument(path: string | undefined): string {
  const name = path?.slice(path.lastIndexOf('/') + 1) ?? 'document.json';
  return name.replace(/\.(?:json|ya?ml|avsc)$/i, '') + '.json';
}
