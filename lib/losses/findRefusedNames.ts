import { LANGUAGE_WORDS } from '../compiler/languageWords';
import { readList, readObject, readText } from '../json/objects';
import { joinPointer } from '../json/pointers';
import { METHOD_KEYS } from './findOpenApiLosses';
import { METHODS } from './parseContract';
import type { Loss } from './types';

const CHARACTERS = 'English letters, digits, `_` and `-`';

/** Matches a part of a path, and a name that is valid in backticks. */
const PLAIN_NAME = /^[\w-]+$/;

/**
 * Finds the paths, parameters and names of operations in an OpenAPI document that the converter copies, although the
 * compiler refuses them in contracts. The sentences say what to change in the document. They do not apply to a contract
 * that was repaired by hand.
 */
export function findRefusedNames(document: unknown): Loss[] {
  const paths = readObject(document, 'paths');
  return [
    ...checkSharedParameters(document, Object.values(paths)),
    ...Object.entries(paths).flatMap(([path, item]) => checkPathItem(path, item)),
  ];
}

/** Checks shared parameters. The converter drops those that no operation uses. */
function checkSharedParameters(document: unknown, items: readonly unknown[]): Loss[] {
  const groups = [
    ['/components/parameters', readObject(readObject(document, 'components'), 'parameters')],
    ['/parameters', readObject(document, 'parameters')],
  ] as const;
  const byReference = new Map<string, unknown>(
    groups.flatMap(([pointer, group]) =>
      Object.entries(group).map(([key, parameter]) => [`#${joinPointer(pointer, key)}`, parameter] as const),
    ),
  );
  const used = new Set(listReferences(items));
  // A shared parameter can itself be a reference. The loop also visits those that it adds.
  for (const reference of used) used.add(readText(byReference.get(reference), '$ref'));
  return groups.flatMap(([pointer, group]) => {
    const found = Object.entries(group).filter(([key]) => used.has(`#${joinPointer(pointer, key)}`));
    return checkParameters(pointer, Object.fromEntries(found));
  });
}

/** Returns the `$ref` values of parameters: those of operations, and those of path items that have an operation. */
function listReferences(items: readonly unknown[]): string[] {
  const parents = items.flatMap((item) => {
    const methods = listMethods(item);
    return methods.length === 0 ? [] : [item, ...methods.map((method) => readObject(item, method))];
  });
  const parameters = parents.flatMap((parent) => readList(parent, 'parameters'));
  return parameters.map((parameter) => readText(parameter, '$ref'));
}

/** Returns the methods for which a path item has an operation. */
function listMethods(item: unknown): readonly string[] {
  return METHOD_KEYS.filter((method) => Object.keys(readObject(item, method)).length > 0);
}

function checkPathItem(path: string, item: unknown): Loss[] {
  const pointer = joinPointer('/paths', path);
  const methods = listMethods(item);
  // The converter drops a path without an operation.
  if (methods.length === 0) return [];
  return [
    ...checkPath(pointer, path),
    ...checkParameters(joinPointer(pointer, 'parameters'), readList(item, 'parameters')),
    ...methods.flatMap((method) => checkOperation(joinPointer(pointer, method), readObject(item, method), path)),
  ];
}

function checkPath(pointer: string, path: string): Loss[] {
  const [, ...parts] = path.split('/');
  const names = new Set(parts.filter((part) => part !== ''));
  if (names.size === 0) {
    const advice = path.startsWith('/')
      ? ', or delete the slash in the contract: there, the root has no path'
      : ': a path must begin with `/`';
    return [refuse(pointer, `rename the path \`${path}\`${advice}`)];
  }
  return [...names].flatMap((name) => {
    const [, parameter] = /^\{([^{}]*)\}$/.exec(name) ?? [];
    if (parameter !== undefined) return checkParameter(pointer, parameter, 'path');
    if (PLAIN_NAME.test(name)) return [];
    const rule = `a part of a path may contain only ${CHARACTERS}, or is one parameter in braces`;
    return [refuse(pointer, `rename \`${name}\` in the path: ${rule}`)];
  });
}

/** Checks query parameters and headers. Path parameters are checked with their path, which contains their names. */
function checkParameters(pointer: string, parameters: object): Loss[] {
  return Object.entries(parameters).flatMap(([key, parameter]) => {
    const place = readText(parameter, 'in');
    const isChecked = place === 'query' || place === 'header';
    return isChecked ? checkParameter(joinPointer(pointer, key), readText(parameter, 'name'), place) : [];
  });
}

function checkParameter(pointer: string, name: string, place: 'path' | 'query' | 'header'): Loss[] {
  const subject = `rename the ${place} parameter \`${name}\``;
  if (!PLAIN_NAME.test(name)) return [refuse(pointer, `${subject}: its name may contain only ${CHARACTERS}`)];
  const isPath = place === 'path';
  // The converter puts other names of queries and headers in backticks.
  const keywords: readonly string[] = isPath ? LANGUAGE_WORDS.keyword : ['channel'];
  if ((isPath ? /^[a-z]/ : /^[A-Za-z]/).test(name) && !keywords.includes(name)) return [];
  const rule = `a name without backticks must begin with a ${isPath ? 'small ' : ''}letter and must not be a keyword`;
  return [refuse(pointer, `${subject}, or put it in backticks in the contract: ${rule}`)];
}

function checkOperation(pointer: string, operation: object, path: string): Loss[] {
  const parameters = checkParameters(joinPointer(pointer, 'parameters'), readList(operation, 'parameters'));
  if (!('operationId' in operation)) {
    if (/^[/{}-]*[A-Za-z]/.test(path)) return parameters;
    const rule = 'the converter names an operation without one after its path, and the name must begin with a letter';
    return [refuse(pointer, `add an \`operationId\`: ${rule}`), ...parameters];
  }
  const id = readText(operation, 'operationId');
  // The converter removes slashes and hyphens.
  const name = id.replaceAll(/[/-]/g, '');
  if (/^[A-Za-z]\w*$/.test(name) && !METHODS.has(name.charAt(0).toUpperCase() + name.slice(1))) return parameters;
  const rule = `it must begin with a letter, may contain only ${CHARACTERS}, and must not be a method`;
  return [refuse(joinPointer(pointer, 'operationId'), `change the \`operationId\` \`${id}\`: ${rule}`), ...parameters];
}

function refuse(pointer: string, sentence: string): Loss {
  return { pointer, kind: sentence, effect: 'refused', sentence };
}
