import { SPLIT_NAME } from '../compiler/languageWords';
import { type ParsedContract, type ParsedEndpoint, findInnerType, formatType } from './parseContract';

/** A sentence for each name that has a problem. */
type Problems = Map<string, string>;

/** A name of a contract that becomes a name in generated code. */
export interface CodeName {
  name: string;
  /** Whether the name is that of a path parameter, which requests do not contain; undefined outside a request. */
  isPath?: boolean;
}

/** Methods of every Java object. No component of a record can have one of these names. */
const OBJECT_METHODS = toSet('clone finalize getClass hashCode notify notifyAll toString wait');

/** Words that cannot be the name of a method in Java. */
const JAVA_KEYWORDS = toSet(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends false',
  'final finally float for goto if implements import instanceof int interface long native new null package private',
  'protected public return short static strictfp super switch synchronized this throw throws transient true try void',
  'volatile while',
);

/** Names that no definition can have. */
const DEFINITION_NAMES = toSet('Override Wirespec');

/** Names in the generated code of an endpoint. Neither the endpoint nor a type that it uses can have one of them. */
const ENDPOINT_PARTS = toSet('Call Client Handler Handlers Headers Path Queries Request RequestHeaders Response');

/** Names that an endpoint cannot have, in addition to `ENDPOINT_PARTS`. */
const ENDPOINT_NAMES = toSet(
  'Error FromRawRequest FromRawResponse IllegalStateException String ToRawRequest ToRawResponse Void',
);

/**
 * Names that a type cannot have if an endpoint uses it, in addition to `ENDPOINT_PARTS`. A type named `Promise` cannot
 * be the type of a field either.
 */
const TYPE_NAMES = toSet('Promise Record');

/** Names that a field cannot have, and those that a parameter of a request cannot have. */
const FIELD_NAMES = toSet('_ java null validate');
const REQUEST_NAMES = toSet('rawRequest rawResponse request');

/** Matches names of endpoints that are also spelled in two ways: their last word is a single capital. */
const SPLIT_ENDPOINT_NAME = /(?<![A-Z])[A-Z]$/;

const BODY: CodeName = { name: 'body' };

function toSet(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/**
 * Finds the names with which some generated code does not compile.
 *
 * @param names - field names of a type, parameter names of a request, or header names of a response
 * @param hasBody - whether the names belong to a request or a response with a body, which generated code calls `body`;
 *   undefined for fields
 * @returns a sentence for each of these names
 */
export function findCodeProblems<Name extends CodeName>(names: readonly Name[], hasBody?: boolean): Map<Name, string> {
  const problems = new Map<Name, string>();
  const earlier = new Map<string, CodeName[]>();
  for (const key of hasBody === true ? listCodeNames(BODY.name, true) : []) earlier.set(key, [BODY]);
  for (const name of names) {
    const keys = listCodeNames(name.name, hasBody !== undefined);
    const others = keys.flatMap((key) => earlier.get(key) ?? []);
    // If two other parts become equal, a new name for a path parameter does not help.
    const other = others.find(({ isPath }) => isPath !== true) ?? others[0];
    for (const key of keys) earlier.set(key, [...(earlier.get(key) ?? []), name]);
    const problem = other === undefined ? describeName(name, hasBody !== undefined) : describeRepeated(name, other);
    if (problem !== undefined) problems.set(name, problem);
  }
  return problems;
}

/**
 * Returns the names that generated code gives to a name of the contract: without and with the option `--ir`. Java and,
 * with `--ir`, TypeScript write `loanId` for `loan-id`. With `--ir`, they also change the first letter.
 */
function listCodeNames(name: string, isParameter: boolean): [string, string] {
  const joined = name.replaceAll(/-+(.?)/g, (_, letter: string) => letter.toUpperCase());
  const isLowered = isParameter || name.includes('-');
  return [joined, `${isLowered ? joined.charAt(0).toLowerCase() + joined.slice(1) : joined} --ir`];
}

function describeRepeated({ name, isPath = false }: CodeName, other: CodeName): string {
  const hasPath = isPath || other.isPath === true;
  const advice = hasPath ? 'rename the path parameter, whose name is not sent' : 'rename or delete one of them';
  if (other === BODY)
    return `generated code calls the body \`${BODY.name}\`, too: ${hasPath ? advice : 'rename this part'}`;
  return other.name === name
    ? `the contract has two parts called \`${name}\` here: ${advice}`
    : `\`${other.name}\` and \`${name}\` become the same name in generated code, for example in Java: ${advice}`;
}

function describeName({ name, isPath }: CodeName, isParameter: boolean): string | undefined {
  const problem = `some generated code with the name \`${name}\` does not compile: rename it`;
  if (OBJECT_METHODS.has(listCodeNames(name, false)[0]))
    return `no Java record can contain \`${name}\`: rename it, or generate another language`;
  const isInRequest = isPath !== undefined && REQUEST_NAMES.has(name);
  const isRefused = isParameter ? /^(?:\d|_$|null$)/.test(name) || isInRequest : FIELD_NAMES.has(name);
  return isRefused || (isPath === true && /^[A-Z]/.test(name)) ? problem : undefined;
}

/** Finds the names of types and endpoints with which some generated code does not compile, each with a sentence. */
export function findDefinitionProblems({ types, endpoints }: ParsedContract): Record<'types' | 'endpoints', Problems> {
  const names = endpoints.map(({ name }) => name);
  const used = new Set(endpoints.flatMap(listUsedTypes));
  const fields = [...types.values()].flatMap((it) => (it.kind === 'fields' ? it.fields : []));
  if (fields.some(({ type }) => findInnerType(type).name === 'Promise')) used.add('Promise');
  const clients = new Set(names.map((it) => `${it}Client`));
  const responses = new Set(endpoints.flatMap(listResponseNames));
  /** Names of endpoints that generated code also gives to one of their own responses. */
  const ownResponses = new Set(endpoints.filter((it) => listResponseNames(it).includes(it.name)).map((it) => it.name));
  const problems = { types: findCaseProblems(types.keys()), endpoints: findCaseProblems(names) };
  const describe = (name: string, isEndpoint: boolean): string | undefined => {
    const method = name.charAt(0).toLowerCase() + name.slice(1);
    if (isEndpoint && JAVA_KEYWORDS.has(method)) return `the method in Java would be the keyword \`${method}\``;
    const isPart = ENDPOINT_PARTS.has(name) || (isEndpoint ? ENDPOINT_NAMES : TYPE_NAMES).has(name);
    // TypeScript calls `Object.entries` for headers.
    const isObject = isEndpoint && name === 'Object' && endpoints.some((it) => it.name === name && hasHeaders(it));
    const isResponse = (isEndpoint ? ownResponses : responses).has(name);
    const isRepeated = isPart || clients.has(name) || isObject || isResponse;
    if (DEFINITION_NAMES.has(name) || ((isEndpoint || used.has(name)) && isRepeated))
      return `generated code uses \`${name}\` for something else`;
    if (SPLIT_NAME.test(name) || (isEndpoint && SPLIT_ENDPOINT_NAME.test(name)))
      return `code that is generated with \`--ir\` spells \`${name}\` in two ways`;
    return isEndpoint && used.has(name) ? `an endpoint uses a type called \`${name}\`, too` : undefined;
  };
  for (const name of names) {
    const problem = describe(name, true);
    const advice = `change the \`operationId\`, or rename the endpoint \`${name}\``;
    if (problem !== undefined) problems.endpoints.set(name, `${problem}: ${advice}`);
  }
  for (const name of types.keys()) {
    const problem = describe(name, false);
    if (problem !== undefined) problems.types.set(name, `${problem}: rename the type`);
  }
  return problems;
}

function hasHeaders({ headers, responses }: ParsedEndpoint): boolean {
  return [headers, ...responses.map((it) => it.headers)].some((it) => it.length > 0);
}

/** Lists the names that the generated code of an endpoint gives to its responses. */
function listResponseNames({ responses }: ParsedEndpoint): string[] {
  const types = responses.map(({ type }) => formatType({ ...type, isOptional: false }));
  const all = [...responses.map(({ status }) => status), ...types, ...(types.includes('Unit') ? ['Void'] : [])];
  return all.map((it) => `Response${it}`);
}

function listUsedTypes({ body, parameters, queries, headers, responses }: ParsedEndpoint): string[] {
  const fields = [parameters, queries, headers, ...responses.map((it) => it.headers)].flat();
  const found = [...fields, ...responses].map(({ type }) => type);
  return [...found, ...(body === undefined ? [] : [body])].map((it) => findInnerType(it).name);
}

/**
 * Finds the names of definitions that differ only in case from an earlier one. Their files differ only in case, too.
 *
 * @returns a sentence for each of these names
 */
function findCaseProblems(names: Iterable<string>): Problems {
  const problems = new Map<string, string>();
  const first = new Map<string, string>();
  for (const name of names) {
    const key = name.toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, name);
    else if (other !== name) {
      const reason = 'TypeScript refuses such files, and Windows and macOS keep only one of them';
      problems.set(
        name,
        `the files of \`${other}\` and \`${name}\` differ only in case: rename one, because ${reason}`,
      );
    }
  }
  return problems;
}
