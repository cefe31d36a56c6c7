// cspell:ignore additionalproperties cheatsheet javadoc jsdoc kdoc docstring springboot gradlew pydantic
/**
 * Synonyms for both transports. The embedded engine also searches for the synonyms of a word; the provider gets the
 * list with every push.
 */

/** Groups of words with the same meaning on this site. */
export const EQUIVALENTS: readonly (readonly string[])[] = [
  ['optional', 'nullable', 'nullability'],
  ['dictionary', 'dict', 'map', 'hashmap', 'hashtable', 'record', 'associative array', 'additionalproperties', '{}'],
  ['list', 'array', 'collection', '[]'],
  ['command line', 'cli', 'terminal', 'console'],
  ['enum', 'enumeration'],
  ['union', 'sum type', 'oneof', 'discriminated union', 'tagged union', 'sealed interface', 'polymorphism'],
  ['regex', 'regular expression', 'regexp', 'pattern'],
  ['bound', 'range', 'minimum', 'maximum', 'limit'],
  ['plugin', 'extension', 'addon', 'add-on'],
  ['ide', 'editor', 'intellij', 'vscode', 'vs code', 'visual studio code', 'neovim', 'vim', 'emacs', 'zed', 'helix'],
  ['language server', 'lsp'],
  ['syntax highlighting', 'highlighting', 'textmate', 'highlighter'],
  ['install', 'installation', 'setup', 'set up', 'download'],
  ['getting started', 'get started', 'quick start', 'quickstart', 'tutorial', 'first step', 'hello world', 'beginner'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['test double', 'stub', 'mock', 'fake server', 'wiremock'],
  ['comment', 'documentation comment', 'description'],
  ['annotation', 'decorator', 'attribute'],
  ['delete', 'remove', 'drop'],
  ['folder', 'directory', 'dir'],
  ['repository', 'repo'],
  ['parameter', 'param', 'argument', 'variable'],
  ['field', 'property', 'member', 'key'],
  ['configuration', 'config', 'setting', 'option'],
  ['flag', 'switch', 'option'],
  ['documentation', 'doc'],
  ['library', 'dependency', 'package', 'artifact'],
  ['check', 'verify', 'validate', 'validation'],
  ['example', 'sample', 'demo'],
  ['fake', 'mock', 'dummy'],
  ['server', 'backend'],
  ['client', 'consumer', 'caller', 'frontend'],
  ['response', 'answer', 'reply'],
  ['max', 'maximum'],
  ['deprecate', 'deprecated', 'deprecation', 'obsolete', 'sunset'],
  ['upload', 'attachment', 'multipart'],
  ['min', 'minimum'],
  ['convert', 'transform', 'turn into', 'translate'],
  ['choose', 'pick', 'select', 'decide'],
  ['compare', 'comparison', 'difference', 'versus'],
  ['fail', 'break', 'crash', 'broken'],
  ['limitation', 'limit', 'restriction', 'not supported', 'unsupported', 'drawback', 'disadvantage'],
  ['authentication', 'authorization', 'auth', 'bearer', 'token', 'login'],
  ['stream', 'streaming'],
  ['protobuf', 'protocol buffer', 'proto'],
  ['git', 'version control'],
  ['collide', 'collision'],
  ['stale', 'outdated', 'drift'],
  ['error', 'message', 'failure', 'problem', 'exception'],
];

/**
 * Words to search for, each with the words that readers type instead, separated by commas. The embedded engine looks up
 * single words only, so phrases are in `indexSettings.ts`.
 */
const ONE_WAY_SOURCES: Readonly<Record<string, string>> = {
  openapi: 'swagger, oas, oas3, raml, spec',
  comparison: 'raml, soap, thrift, alternative, versus, vs',
  channel:
    'kafka, queue, topic, message, messaging, event, rabbitmq, broker, pubsub, amqp, mqtt, nats, sse, publish, ' +
    'publisher, subscribe, subscription, subscriber',
  endpoint: 'route, path, operation, resource, rest, http, verb, interface',
  method: 'verb',
  query: 'paging',
  comment: 'javadoc, jsdoc, kdoc, docstring',
  inheritance: 'inherit, superclass, subclass, extends, derived',
  generic: 'parameterized, parametrized',
  enum: 'constant, literal',
  authentication: 'oauth, oauth2, jwt, credential',
  adopt: 'introduce',
  'own emitter': 'template, mustache',
  'rate limit': 'throttle, throttling, quota',
  money: 'currency, price',
  interceptor: 'middleware, hook',
  type: 'object, class, struct, model, interface, schema, dto, entity',
  contract: 'schema, idl, spec',
  refined: 'alias, typedef, constraint, uuid, guid, scalar',
  bound: 'constraint',
  validation: 'constraint',
  primitive: 'uuid, guid, datetime, scalar',
  number: 'float, double',
  integer: 'int, int64, long',
  integer32: 'int, int32',
  number32: 'float',
  string: 'text, varchar',
  bytes: 'binary',
  unit: 'void',
  optional: 'null, required, mandatory, omitted, absent, undefined',
  language: 'idl, dsl, syntax, reference',
  grammar: 'syntax, ebnf, bnf, keyword',
  'cheat sheet': 'syntax, reference, cheatsheet, keyword',
  generate: 'codegen, output',
  emitter: 'codegen, generator, backend, output, golang, csharp, dotnet, php, ruby, swift',
  python: 'fastapi, flask, django, pydantic, py',
  typescript: 'react, angular, vue, deno, zod',
  rust: 'actix, axum',
  scala: 'zio, sbt',
  spring: 'springboot',
  jackson: 'json, serialization, serializer, deserialization, objectmapper',
  serialization: 'serializer, deserialization, marshaller',
  maven: 'pom, pom.xml, mvn',
  gradle: 'gradlew, build.gradle',
  'build.gradle.kts': 'build.gradle',
  npm: 'yarn, pnpm, node, nodejs, webpack, vite',
  ci: 'pipeline, cicd, ci/cd, gitlab, jenkins',
  'exit code': 'pipeline, cicd, ci/cd, gitlab, jenkins',
  converter: 'import, migrate, migration, converting, transform',
  convert: 'import, transform',
  migrating: 'migrate, migration',
  avro: 'avsc',
  intellij: 'jetbrains',
  linter: 'lint',
  completion: 'autocomplete',
  formatter: 'prettier, beautify',
  troubleshooting: 'faq, help, debug',
  upgrade: 'update, changelog',
  version: 'changelog, versioning',
  'breaking change': 'versioning',
  license: 'licence',
  glossary: 'terminology, vocabulary, definition',
  'test data': 'fixture, faker',
  refuse: 'reject',
  default: 'fallback',
};

/** Words that pages do not use, with the words to search for instead. */
export const ONE_WAY_SYNONYMS: ReadonlyMap<string, readonly string[]> = invert(ONE_WAY_SOURCES);

function invert(sources: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const synonyms = new Map<string, string[]>();
  for (const [target, words] of Object.entries(sources)) {
    for (const word of words.split(', ')) synonyms.set(word, [...(synonyms.get(word) ?? []), target]);
  }

  return synonyms;
}
