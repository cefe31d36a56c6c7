import type { Definition } from '@site/lib/compiler/findDefinitions';
import { EMITTED_FOLDERS, findEmittedFiles } from '@site/lib/compiler/pickEmittedFiles';
import type { EmittedFile } from '@site/lib/compiler/types';
import { parseJson } from '@site/lib/json/parseJson';
import { isJsonObject, readProperty, readObject } from '@site/lib/json/objects';

/** The generated code that declares a definition. */
export interface Declaration {
  /** Path of the generated file. */
  path: string;
  code: string;
}

/**
 * Finds the declaration of a definition in generated files. Code is found by its layout: the emitters of all languages
 * write a declaration without indentation, and its body with indentation.
 *
 * @returns undefined if the files contain no declaration with this name
 */
export function findDeclaration(
  files: readonly EmittedFile[],
  definition: Pick<Definition, 'kind' | 'name'>,
): Declaration | undefined {
  const folder = EMITTED_FOLDERS[definition.kind];
  const ownFiles = findEmittedFiles(files, definition.name).filter(({ path }) => `/${path}`.includes(`/${folder}/`));
  // Some targets write all definitions into one file.
  for (const { path, text } of ownFiles.length > 0 ? ownFiles : files) {
    const code = /\.(?:json|avsc)$/.test(path)
      ? findInDocument(text, definition.name)
      : findInCode(text, definition.name);
    if (code !== undefined) return { path, code };
  }
  return undefined;
}

/** Finds the lines of a declaration, with the annotations or attributes before it. */
function findInCode(text: string, name: string): string | undefined {
  const lines = text.split('\n');
  // The name needs no escaping in the regular expression, because names of definitions contain only letters and digits.
  const declared = lines.findIndex((line) => new RegExp(`^(?:[a-z]+ )+${name}\\b`).test(line));
  if (declared < 0) return undefined;
  let first = declared;
  while (/^[@#]/.test(lines[first - 1] ?? '')) first -= 1;
  const rest = lines.slice(declared + 1);
  const after = rest.findIndex((line) => /^[^\s)}\]]/.test(line));
  return [...lines.slice(first, declared + 1), ...(after < 0 ? rest : rest.slice(0, after))].join('\n').trimEnd();
}

/** Finds a schema or an operation in an OpenAPI document, or a type in an Avro schema. */
function findInDocument(text: string, name: string): string | undefined {
  const document = parseJson(text);
  if (Array.isArray(document)) return formatPart(document.find((type) => readProperty(type, 'name') === name));
  const schemas = [readObject(document, 'definitions'), readObject(readObject(document, 'components'), 'schemas')];
  const schema = schemas.find((known) => Object.hasOwn(known, name));
  if (schema !== undefined) return `"${name}": ${formatPart(schema[name]) ?? ''}`;
  const operations = Object.values(readObject(document, 'paths')).filter(isJsonObject).flatMap(Object.values);
  return formatPart(operations.find((operation) => readProperty(operation, 'operationId') === name));
}

/** Formats a part of a document as JSON; undefined if there is no such part. */
function formatPart(part: unknown): string | undefined {
  return JSON.stringify(part, undefined, 2);
}
