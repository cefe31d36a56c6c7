/** A name of a contract that becomes a name in generated code. */
export interface CodeName {
  name: string;
  /** Whether it is the name of a path parameter. Requests do not contain such names. */
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

/** Names that the generated TypeScript of an endpoint uses for something else. */
const TYPESCRIPT_NAMES = toSet('Error Wirespec');

const BODY: CodeName = { name: 'body' };

function toSet(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/**
 * Finds the names from which no working code can be generated.
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
    const problem = other === undefined ? describeRecord(name.name) : describeRepeated(name, other);
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

function describeRecord(name: string): string | undefined {
  return OBJECT_METHODS.has(listCodeNames(name, false)[0])
    ? `no Java record can contain \`${name}\`: rename it, or generate another language`
    : undefined;
}

/** Describes why no working code can be generated from the name of an endpoint; undefined if it can be. */
export function findEndpointProblem(name: string): string | undefined {
  const method = name.charAt(0).toLowerCase() + name.slice(1);
  const advice = `change the \`operationId\`, or rename the endpoint \`${name}\``;
  if (JAVA_KEYWORDS.has(method)) return `the method in Java would be the keyword \`${method}\`: ${advice}`;
  return TYPESCRIPT_NAMES.has(name) ? `generated TypeScript uses \`${name}\` for something else: ${advice}` : undefined;
}

/**
 * Finds the names of definitions that differ only in case from an earlier one. Their files differ only in case, too.
 *
 * @returns a sentence for each of these names
 */
export function findCaseProblems(names: Iterable<string>): Map<string, string> {
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
