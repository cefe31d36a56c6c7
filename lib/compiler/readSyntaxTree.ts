import { compilerPackage } from '#compiler-host';
import { readClassName } from './readClassName';

/** A reference to a type, for example from a field, a union, a channel or a response. */
export type SyntaxReference =
  | { node: 'WsAny' | 'WsUnit'; isNullable: boolean }
  | { node: 'WsIterable' | 'WsDict'; reference: SyntaxReference; isNullable: boolean }
  | { node: 'WsCustom'; value: string; isNullable: boolean }
  | { node: 'WsPrimitive'; type: { node: 'WsPrimitiveType'; name: string }; isNullable: boolean };

export interface SyntaxField {
  node: 'WsField';
  identifier: { node: 'WsFieldIdentifier'; value: string };
  reference: SyntaxReference;
}

export interface SyntaxContent {
  node: 'WsContent';
  type: string;
  reference: SyntaxReference;
  isNullable: boolean;
}

interface Named {
  identifier: string;
  comment: string | null;
}

/** A definition as the package's JavaScript API returns it, without constraints and annotations. */
export type SyntaxDefinition = Named &
  (
    | { node: 'WsType'; shape: { node: 'WsShape'; value: SyntaxField[] } }
    | { node: 'WsEnum'; entries: string[] }
    | { node: 'WsUnion'; entries: SyntaxReference[] }
    | { node: 'WsRefined'; reference: SyntaxReference }
    | { node: 'WsChannel'; reference: SyntaxReference }
    | {
        node: 'WsEndpoint';
        method: { node: 'WsMethod'; name: string };
        path: (
          | { node: 'WsLiteral'; value: string }
          | { node: 'WsParam'; identifier: { node: 'WsFieldIdentifier'; value: string }; reference: SyntaxReference }
        )[];
        queries: SyntaxField[];
        headers: SyntaxField[];
        requests: { node: 'WsRequest'; content: SyntaxContent | null }[];
        responses: { node: 'WsResponse'; status: string; headers: SyntaxField[]; content: SyntaxContent | null }[];
      }
  );

/**
 * Returns the definitions of one contract as plain objects, which can be sent from a worker, serialized as JSON and
 * compared.
 *
 * @returns undefined if the compiler refuses the text
 */
export function readSyntaxTree(text: string): SyntaxDefinition[] | undefined {
  const tree = compilerPackage.parse(text).result;
  // The cast is safe: `__tests__` compares the types above with an example of each object.
  return tree?.modules.flatMap(({ statements }) =>
    statements.map((statement) => toPlainObject(statement) as SyntaxDefinition),
  );
}

/** The suffix that the Kotlin compiler adds to the names of internal fields. */
const INTERNAL_FIELD = /_\d+$/;

/**
 * Copies an object of the compiler to a plain object with its own properties and the getters of its class. `node` is
 * the name of the class.
 */
function toPlainObject(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlainObject);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const result: Record<string, unknown> = { node: readClassName(value.constructor) };
  for (const owner of listPrototypeChain(value)) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      const isOwn = owner === value && property.enumerable === true && !INTERNAL_FIELD.test(name);
      // The name identifies an enum value, so its ordinal is omitted.
      if ((isOwn || 'get' in property) && name !== 'ordinal') result[name] ??= toPlainObject(Reflect.get(value, name));
    }
  }
  return result;
}

/** Returns an object and its prototypes, except `Object.prototype`. */
function listPrototypeChain(value: object): object[] {
  const chain: object[] = [];
  for (let link: unknown = value; link instanceof Object && link !== Object.prototype;) {
    chain.push(link);
    link = Object.getPrototypeOf(link);
  }
  return chain;
}
