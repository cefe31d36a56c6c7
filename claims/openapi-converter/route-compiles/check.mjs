import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compileJava } from '../../support/jvm.mjs';
import { runNode, TSC, WIRESPEC, withScratchFolder } from '../../support/programs.mjs';

const text = { 'application/json': { schema: { type: 'string' } } };

/**
 * Creates an OpenAPI document with one operation.
 *
 * @param {object} responses
 * @param {object} schemas
 */
const createDocument = (responses, schemas = {}) => ({
  openapi: '3.0.3',
  info: { title: 'Library', version: '1' },
  paths: { '/books': { get: { operationId: 'FindBooks', responses } } },
  components: { schemas },
});

/** @param {object} schema of a property */
const createProperty = (schema) =>
  createDocument(
    { 200: { description: 'ok', content: text } },
    { Book: { type: 'object', properties: { title: { type: 'string' }, value: schema } } },
  );

/** Returns whether code that was generated into the subfolder `out` compiles, or in Python, whether it can be imported. */
const COMPILERS = {
  /** @param {string} folder */
  Java: (folder) => compileJava(folder) === '',
  /** @param {string} folder */
  TypeScript: (folder) => {
    const files = fs.readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => file.endsWith('.ts')).map((file) => path.join('out', file));
    const options = ['--strict', '--noEmit', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler'];
    return runNode(folder, [TSC, ...options, ...sources]).status === 0;
  },
  /** @param {string} folder */
  Python: (folder) => {
    const args = ['-B', '-c', 'import library.model, library.endpoint'];
    return spawnSync('python3', args, { cwd: path.join(folder, 'out') }).status === 0;
  },
};

/**
 * Lists the kinds of code that do not compile, for example `Java --ir`.
 *
 * @param {object} document
 */
function listFailures(document) {
  const args = ['convert', 'OpenAPIV3', '-i', './document.json', '-o', './out', '-p', 'library', '--shared'];
  const languages = Object.keys(COMPILERS).flatMap((language) => ['-l', language]);
  return ['', ' --ir'].flatMap((generation) =>
    withScratchFolder((folder) => {
      fs.writeFileSync(path.join(folder, 'document.json'), JSON.stringify(document));
      const options = generation === '' ? [] : ['--ir'];
      const { status, stderr } = runNode(folder, [WIRESPEC, ...args, ...languages, ...options]);
      assert.equal(status, 0, stderr);
      return Object.entries(COMPILERS).flatMap(([language, compile]) =>
        compile(folder) ? [] : [`${language}${generation}`],
      );
    }),
  );
}

const status = { description: 'ok', content: text };
const members = { anyOf: [{ type: 'object', properties: { name: { type: 'string' } } }] };
const python = ['Python', 'Python --ir'];

assert.deepEqual(listFailures(createDocument({ 200: status, default: status })), ['Python', 'TypeScript --ir']);
const classes = createDocument({ 200: status, '4XX': status });
assert.deepEqual(listFailures(classes), ['Java', 'TypeScript', 'Python', 'Java --ir', 'TypeScript --ir']);
const union = listFailures(createProperty(members)).filter((kind) => !python.includes(kind));
assert.deepEqual(union, ['Java', 'TypeScript', 'Java --ir']);
const dictionary = createProperty({ type: 'object', additionalProperties: true });
assert.deepEqual(listFailures(dictionary), ['Java --ir', 'TypeScript --ir']);
assert.deepEqual(listFailures(createProperty({ type: 'object' })), []);
