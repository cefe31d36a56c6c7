import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { withScratchFolder, runNode, WIRESPEC } from '../../support/programs.mjs';
import { compileTypeSpec } from '../../support/typespec.mjs';

/**
 * The parts of an OpenAPI document that the descriptions of the example use.
 *
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string} [type]
 * @property {string} [format]
 * @property {string} [pattern]
 * @property {string[]} [enum]
 * @property {string[]} [required]
 * @property {Record<string, Schema>} [properties]
 * @property {Schema} [items]
 *
 * @typedef {Record<string, Schema>} Schemas
 *
 * @typedef {{content: Record<string, {schema: Schema}>}} Message
 *
 * @typedef {{name: string, in: string, required?: boolean, schema: Schema}} Parameter
 *
 * @typedef {{parameters?: Parameter[], requestBody?: Message, responses: Record<string, Message>}} Operation
 *
 * @typedef {Partial<Record<'get' | 'put' | 'post' | 'delete' | 'patch', Operation>>} Path
 *
 * @typedef {{paths: Record<string, Path>, components: {schemas: Schemas}}} Document
 */

const METHODS = /** @type {const} */ (['get', 'put', 'post', 'delete', 'patch']);
const EXAMPLES = new URL('../../../examples/comparison/', import.meta.url);
const read = (/** @type {string} */ name) => fs.readFileSync(new URL(name, EXAMPLES), 'utf8');

const openApi = describeInterface(read('books.yaml'));
assert.equal(openApi.length, 3);
assert.deepEqual(describeInterface(convertTypeSpec(read('books.tsp'))), openApi);
assert.deepEqual(describeInterface(convertWirespec(read('books.ws'))), openApi);

// The comparison notices a different status, field or pattern.
for (const { text, other } of [
  { text: '"409"', other: '"410"' },
  { text: 'required: [isbn, title, genre]', other: 'required: [isbn, title]' },
  { text: '[0-9]{13}', other: '[0-9]{10}' },
]) {
  assert.notDeepEqual(describeInterface(read('books.yaml').replace(text, other)), openApi);
}

/** @param {string} text */
function convertTypeSpec(text) {
  return withScratchFolder((folder) => compileTypeSpec(folder, text).document ?? '');
}

/** @param {string} text */
function convertWirespec(text) {
  return withScratchFolder((folder) => {
    fs.writeFileSync(path.join(folder, 'books.ws'), text);
    runNode(folder, [WIRESPEC, 'compile', '-i', './books.ws', '-o', '.', '-l', 'OpenAPIV3']);
    return fs.readFileSync(path.join(folder, 'OpenAPI.json'), 'utf8');
  });
}

/**
 * Lists the operations of an OpenAPI document as plain data, so that documents of different tools can be compared.
 * Leaves out names, descriptions, and the order of keys.
 *
 * @param {string} text the document, as YAML or JSON
 */
function describeInterface(text) {
  /** @type {Document} */
  const {
    paths,
    components: { schemas },
  } = parse(text);
  return Object.entries(paths).flatMap(([address, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      if (operation === undefined) return [];
      const { parameters = [], requestBody, responses } = operation;
      return {
        request: `${method} ${address}`,
        parameters: parameters.map(({ name, in: place, required = false, schema }) => ({
          ...{ name, place, required },
          schema: describeSchema(schema, schemas),
        })),
        body: requestBody && describeContent(requestBody, schemas),
        responses: Object.entries(responses).map(([status, response]) => [status, describeContent(response, schemas)]),
      };
    }),
  );
}

/**
 * @param {Message} message
 * @param {Schemas} schemas
 */
function describeContent({ content }, schemas) {
  return Object.entries(content).map(([type, { schema }]) => [type, describeSchema(schema, schemas)]);
}

/**
 * @param {Schema | undefined} schema
 * @param {Schemas} schemas schemas to which `schema` may refer
 * @returns {unknown}
 */
function describeSchema(schema, schemas) {
  if (schema === undefined) return undefined;
  const { $ref, type, format, pattern, enum: entries, required, properties = {}, items } = schema;
  if ($ref !== undefined) return describeSchema(schemas[$ref.replace('#/components/schemas/', '')], schemas);
  return {
    // The Wirespec compiler leaves out the type of objects, and writes patterns with slashes and flags.
    type: type ?? 'object',
    pattern: pattern?.replace(/^\/(.*)\/g$/, '$1'),
    ...{ format, entries, required },
    fields: Object.entries(properties).map(([name, field]) => [name, describeSchema(field, schemas)]),
    items: describeSchema(items, schemas),
  };
}
