import { LANGUAGE_WORDS } from '../compiler/languageWords';
import { joinPointer } from '../json/pointers';
import { isJsonObject, type JsonObject, readObject, readList, readText, toText } from '../json/objects';
import { type CodeName, findCodeProblems, findDefinitionProblems } from './findCodeProblems';
import { LossList } from './LossList';
import {
  type ParsedContract,
  type ParsedEndpoint,
  type ParsedField,
  createNamedType,
  type ParsedResponse,
  formatType,
  type ParsedType,
} from './parseContract';
import { type ResolvedPart, findSameName, isBroken, type DocumentPart, SchemaComparison } from './SchemaComparison';
import { toTypeName } from './repairs';
import type { Loss } from './types';

/** Operation keys of a path item. */
export const METHOD_KEYS: readonly string[] = LANGUAGE_WORDS.method.map((method) => method.toLowerCase());

// Keys that are compared, by kind of object.
const ROOT_KEYS = new Set(
  'openapi swagger info paths components definitions parameters responses consumes produces'.split(' '),
);
const COMPONENTS_KEYS = new Set(['schemas', 'parameters', 'responses', 'requestBodies', 'headers']);
const PATH_ITEM_KEYS = new Set([...METHOD_KEYS, '$ref', 'parameters']);
const OPERATION_KEYS = new Set(['operationId', 'parameters', 'requestBody', 'responses', 'consumes', 'produces']);
const PARAMETER_KEYS = new Set(['name', 'in', 'required', 'schema', 'content', '$ref']);
const CONTENT_KEYS = new Set(['schema', 'content', 'headers', '$ref', 'required']);

/**
 * Compares a document of OpenAPI 2 or 3 with a contract. Each part of the document that the contract does not express
 * is a loss.
 */
export function findOpenApiLosses(document: JsonObject, contract: ParsedContract): Loss[] {
  const losses = new LossList();
  new OpenApiComparison(document, contract, losses).compare();

  return losses.all;
}

class OpenApiComparison {
  readonly #document: JsonObject;
  readonly #contract: ParsedContract;
  readonly #losses: LossList;
  readonly #schemas: SchemaComparison;
  readonly #isSwagger: boolean;
  readonly #problems: ReturnType<typeof findDefinitionProblems>;

  constructor(document: JsonObject, contract: ParsedContract, losses: LossList) {
    [this.#document, this.#contract, this.#losses] = [document, contract, losses];
    this.#schemas = new SchemaComparison(document, contract, losses);
    this.#isSwagger = 'swagger' in document;
    this.#problems = findDefinitionProblems(contract);
  }

  compare(): void {
    // Endpoints of the contract by route. Each is removed when it is compared, so the document lacks those that remain.
    const routes = new Map<string, ParsedEndpoint[]>();
    for (const endpoint of this.#contract.endpoints) {
      const route = toRoute(endpoint.method, endpoint.path);
      routes.set(route, [...(routes.get(route) ?? []), endpoint]);
    }
    this.#losses.addUnknownKeys('', this.#document, ROOT_KEYS);
    // `title` and `version` are required in every document, so they are not reported as losses.
    this.#losses.addUnknownKeys('/info', readObject(this.#document, 'info'), new Set(['title', 'version']));
    this.#losses.addUnknownKeys('/components', readObject(this.#document, 'components'), COMPONENTS_KEYS);
    for (const [path, value] of Object.entries(readObject(this.#document, 'paths'))) {
      const item = this.#schemas.resolve({ pointer: joinPointer('/paths', path), value });
      this.#losses.addUnknownKeys(item.pointer, item.value, PATH_ITEM_KEYS);
      for (const method of METHOD_KEYS.filter((it) => it in item.value)) {
        const operation = { pointer: joinPointer(item.pointer, method), value: readObject(item.value, method) };
        const endpoint = routes.get(toRoute(method, path))?.shift();
        if (endpoint === undefined) {
          this.#addLoss(operation.pointer, 'operation', 'the operation is missing from the contract');
          continue;
        }
        if (path.length > 1 && path.endsWith('/') && !endpoint.path.endsWith('/')) {
          this.#addLoss(item.pointer, 'path', `the path became \`${endpoint.path}\`, without the last \`/\``);
        }
        const problem = this.#problems.endpoints.get(endpoint.name);
        if (problem !== undefined) this.#losses.add('code', operation.pointer, 'endpoint name', problem);
        this.#compareOperation(operation, endpoint, this.#listParameters(item, operation));
      }
    }
    for (const { name, method, path } of [...routes.values()].flat()) {
      this.#addLoss('/paths', `added ${name}`, `the contract adds \`${method} ${path}\``);
    }
    this.#compareUnusedSchemas();
  }

  #addLoss(pointer: string, kind: string, sentence: string, repair?: string): void {
    this.#losses.add('wire', pointer, kind, sentence, repair);
  }

  /** Adds a loss for each name of the list with which some generated code does not compile. */
  #addCodeProblems(names: readonly (CodeName & { pointer: string })[], hasBody: boolean): void {
    for (const [{ pointer, name }, problem] of findCodeProblems(names, hasBody))
      this.#losses.add('code', pointer, `name ${name}`, problem);
  }

  /** Compares each schema whose parts have not been compared yet with the type of the same name. */
  #compareUnusedSchemas(): void {
    const [pointer, schemas] = this.#isSwagger
      ? ['/definitions', readObject(this.#document, 'definitions')]
      : ['/components/schemas', readObject(readObject(this.#document, 'components'), 'schemas')];
    const names = [...this.#contract.types.keys()];
    const typeNames = new Map(Object.keys(schemas).map((key) => [key, findSameName(names, key)]));
    // Reverses the entries, so that the map keeps the first of several keys with the same type.
    const keys = new Map([...typeNames].reverse().map(([key, name]) => [name, key]));
    for (const [name, problem] of this.#problems.types) {
      const key = keys.get(name);
      this.#losses.add('code', key === undefined ? pointer : joinPointer(pointer, key), `type ${name}`, problem);
    }
    for (const [key, value] of Object.entries(schemas)) {
      const part = { pointer: joinPointer(pointer, key), value };
      const isReferenced = this.#schemas.referenced.has(part.pointer);
      const name = typeNames.get(key);
      if (isReferenced && (name === undefined || !this.#schemas.unmatched.has(part.pointer))) continue;
      if (name === undefined) this.#losses.add('note', part.pointer, 'schema', `\`${key}\` is left out`);
      else this.#schemas.compare(part, createNamedType(name), toTypeName(key));
    }
  }

  /** Lists the parameters of an operation, including those of its path unless the operation overrides them. */
  #listParameters(item: DocumentPart, operation: DocumentPart): ResolvedPart[] {
    const listed = [item, operation].flatMap((owner) =>
      readList(owner.value, 'parameters').map((value, index) =>
        this.#schemas.resolve({ pointer: joinPointer(owner.pointer, 'parameters', index), value }),
      ),
    );
    const toKey = ({ value }: ResolvedPart): string => `${readText(value, 'in')} ${readText(value, 'name')}`;
    const parameters = listed.filter(({ value }) => !isBroken(value));
    return [...new Map(parameters.map((part) => [toKey(part), part])).values()];
  }

  #compareOperation(operation: ResolvedPart, endpoint: ParsedEndpoint, parameters: ResolvedPart[]): void {
    const { pointer, value } = operation;
    this.#losses.addUnknownKeys(pointer, value, OPERATION_KEYS, endpoint.annotations);
    const unmatched = new Set([...endpoint.parameters, ...endpoint.queries, ...endpoint.headers]);
    const pointers = new Map([...unmatched].map((field) => [field, pointer]));
    for (const parameter of parameters) {
      const [name, parameterLocation] = [readText(parameter.value, 'name'), readText(parameter.value, 'in')];
      if (parameterLocation === 'body') this.#compareBody(parameter, endpoint);
      else {
        const found = listFields(endpoint, parameterLocation).filter((field) =>
          isSameParameter(field, name, parameterLocation),
        );
        for (const field of found) {
          unmatched.delete(field);
          if (field.name === name) pointers.set(field, parameter.pointer);
        }
        this.#compareParameter(parameter, found, endpoint.name);
      }
    }
    this.#addCodeProblems(listParameterNames(endpoint, pointers), endpoint.body !== undefined);
    for (const { name } of unmatched)
      this.#addLoss(pointer, `added ${name}`, `the contract adds the parameter \`${name}\``);
    if (!this.#isSwagger && 'requestBody' in value) {
      const body = { pointer: joinPointer(pointer, 'requestBody'), value: value.requestBody };
      this.#compareBody(this.#schemas.resolve(body), endpoint);
    } else if (endpoint.body !== undefined && !parameters.some((it) => it.value.in === 'body')) {
      this.#addLoss(pointer, 'added body', `the contract adds the body \`${formatType(endpoint.body)}\``);
    }
    for (const owner of [{ pointer: '', value: this.#document }, operation]) {
      for (const key of ['consumes', 'produces'])
        this.#compareMediaTypes(joinPointer(owner.pointer, key), readList(owner.value, key).map(toText));
    }
    const producedCount = new Set([this.#document, value].flatMap((owner) => readList(owner, 'produces'))).size;
    const responses = { pointer: joinPointer(pointer, 'responses'), value: readObject(value, 'responses') };
    this.#compareResponses(responses, endpoint, producedCount);
  }

  #compareParameter(parameter: ResolvedPart, found: readonly ParsedField[], owner: string): void {
    const { pointer, value } = parameter;
    const [name, parameterLocation] = [readText(value, 'name'), readText(value, 'in')];
    const [field] = found;
    if (field === undefined) {
      const kind = parameterLocation === 'cookie' || parameterLocation === 'formData' ? parameterLocation : 'parameter';
      this.#addLoss(pointer, kind, `the ${parameterLocation} parameter \`${name}\` is missing from the contract`);
      return;
    }
    const names = new Set(found.map((it) => `\`${it.name}\``));
    if (names.size > 1)
      this.#addLoss(pointer, 'parameter', `the contract repeats the header as ${[...names].join(' and ')}`);
    const isRequired = parameterLocation === 'path' || value.required === true;
    const schemaName = toTypeName(owner, name);
    if (this.#isSwagger) {
      if (value.type === 'array' && value.collectionFormat !== 'multi' && parameterLocation === 'query') {
        const sentence = 'the list is one string with separators, but a contract repeats the parameter';
        this.#addLoss(joinPointer(pointer, 'collectionFormat'), 'collectionFormat', sentence);
      }
      const { collectionFormat: _format, required: _required, ...schema } = value;
      this.#schemas.compareValue({ pointer, value: schema }, field.type, isRequired, schemaName, field.annotations);
      return;
    }
    const defaultStyle = parameterLocation === 'query' ? 'form' : 'simple';
    const { style = defaultStyle, explode = style === 'form' } = value;
    const keysWithoutLoss = new Set([
      ...PARAMETER_KEYS,
      ...(style === defaultStyle ? ['style'] : []),
      ...(explode === (defaultStyle === 'form') ? ['explode'] : []),
    ]);
    this.#losses.addUnknownKeys(pointer, value, keysWithoutLoss, field.annotations);
    const [media] = Object.keys(readObject(value, 'content'));
    if (media !== undefined) {
      const sentence = `\`${media}\` as a parameter became \`${formatType(field.type)}\``;
      this.#addLoss(joinPointer(pointer, 'content'), 'content', sentence);
      return;
    }
    const schema = { pointer: joinPointer(pointer, 'schema'), value: value.schema };
    this.#schemas.compareValue(schema, field.type, isRequired, schemaName);
  }

  #compareBody({ pointer, value }: ResolvedPart, { name, body }: ParsedEndpoint): void {
    this.#losses.addUnknownKeys(pointer, value, this.#isSwagger ? PARAMETER_KEYS : CONTENT_KEYS);
    if (isBroken(value)) return;
    if (body === undefined) this.#addLoss(pointer, 'body', 'the body is missing from the contract');
    else this.#compareContent({ pointer, value }, body, value.required === true, toTypeName(name, 'Body'));
  }

  #compareMediaTypes(pointer: string, types: readonly string[]): void {
    for (const type of types.filter((it) => !isJsonType(it)))
      this.#addLoss(
        pointer,
        `media type ${type}`,
        `\`${type}\` is not in the contract, because contracts describe only JSON`,
      );
  }

  /**
   * Compares the schema of a body. In OpenAPI 3, this is the schema of the first JSON media type, or of the first media
   * type if none is JSON.
   */
  #compareContent({ pointer, value }: ResolvedPart, type: ParsedType, isRequired: boolean, name: string): void {
    const content = Object.entries(readObject(value, 'content'));
    const [compared] = [...content.filter(([it]) => isJsonType(it)), ...content];
    this.#compareMediaTypes(
      joinPointer(pointer, 'content'),
      content.map(([it]) => it),
    );
    for (const [media, it] of content) {
      if (isJsonObject(it)) this.#losses.addUnknownKeys(joinPointer(pointer, 'content', media), it, CONTENT_KEYS);
    }
    const keys = this.#isSwagger ? ['schema'] : ['content', compared?.[0] ?? '', 'schema'];
    const schema = this.#isSwagger ? value.schema : compared && readObject(compared[1], 'schema');
    if (schema !== undefined) {
      this.#schemas.compareValue({ pointer: joinPointer(pointer, ...keys), value: schema }, type, isRequired, name);
    } else if (formatType(type) !== 'Unit')
      this.#addLoss(pointer, 'content', `no content became \`${formatType(type)}\``);
  }

  #compareResponses({ pointer, value }: ResolvedPart, endpoint: ParsedEndpoint, producedCount: number): void {
    const unmatched = [...endpoint.responses];
    const statuses = Object.keys(value).filter((status) => !status.startsWith('x-'));
    this.#losses.addUnknownKeys(pointer, value, new Set(statuses));
    // Compares exact statuses first. The remaining responses must be those of ranges and of the default.
    for (const status of statuses.toSorted((one, other) => findSortOrder(one) - findSortOrder(other))) {
      const part = this.#schemas.resolve({ pointer: joinPointer(pointer, status), value: value[status] });
      const mediaTypeCount = Object.keys(readObject(part.value, 'content')).length || producedCount;
      const [response, ...copies] = takeResponses(unmatched, status, statuses, mediaTypeCount);
      this.#compareStatus(joinPointer(pointer, status), status, response, copies.length);
      if (response !== undefined && !isBroken(part.value))
        this.#compareResponse(part, response, toTypeName(endpoint.name, status));
    }
    for (const { status } of unmatched)
      this.#addLoss(pointer, `added ${status}`, `the contract adds status \`${status}\``);
  }

  #compareStatus(pointer: string, status: string, response: ParsedResponse | undefined, copies: number): void {
    const written = response?.status;
    let sentence: string | undefined;
    if (written === undefined) sentence = `status \`${status}\` is missing from the contract`;
    else if (written !== status)
      sentence = `\`${status}\` became \`${written}\`, and other statuses are not in the contract`;
    else if (findSortOrder(status) === 1) sentence = `\`${status}\` isn't a status that a contract can have`;
    if (sentence !== undefined) this.#addLoss(pointer, 'status', sentence);
    const repeated = `\`${status}\` is in the contract ${copies + 1} times, once for each media type`;
    if (copies > 0) this.#addLoss(pointer, 'repeated status', repeated);
  }

  #compareResponse({ pointer, value }: ResolvedPart, response: ParsedResponse, name: string): void {
    this.#losses.addUnknownKeys(pointer, value, CONTENT_KEYS, response.annotations);
    const keys = Object.keys(readObject(value, 'headers'));
    const names = response.headers.map((field) => {
      const key = keys.find((it) => isSameParameter(field, it, 'header'));
      return { name: field.name, pointer: key === undefined ? pointer : joinPointer(pointer, 'headers', key) };
    });
    this.#addCodeProblems(names, formatType(response.type) !== 'Unit');
    for (const [key, header] of Object.entries(readObject(value, 'headers'))) {
      const part = this.#schemas.resolve({ pointer: joinPointer(pointer, 'headers', key), value: header });
      const field = response.headers.find((it) => isSameParameter(it, key, 'header'));
      if (isBroken(part.value)) continue;
      if (field === undefined)
        this.#addLoss(part.pointer, 'header', `the header \`${key}\` is missing from the contract`);
      else if (this.#isSwagger)
        this.#schemas.compareValue(part, field.type, false, toTypeName(name, key), field.annotations);
      else {
        this.#losses.addUnknownKeys(part.pointer, part.value, PARAMETER_KEYS, field.annotations);
        this.#schemas.compareValue(
          { pointer: joinPointer(part.pointer, 'schema'), value: part.value.schema },
          field.type,
          part.value.required === true,
          toTypeName(name, key),
        );
      }
    }
    this.#compareContent({ pointer, value }, response.type, true, name);
  }
}

/**
 * Removes the responses that were generated for a status from `unmatched`, and returns them. A range or the default
 * also gets responses whose status is not in the document.
 *
 * @param mediaTypeCount - number of media types, because converters write one response for each
 */
function takeResponses(
  unmatched: ParsedResponse[],
  status: string,
  statuses: readonly string[],
  mediaTypeCount: number,
): ParsedResponse[] {
  const isNew = (it: ParsedResponse): boolean => !statuses.includes(it.status);
  const found =
    unmatched.find((it) => it.status === status) ??
    unmatched.find((it) => findSortOrder(status) === 1 && isNew(it) && it.status.startsWith(status.charAt(0))) ??
    unmatched.find((it) => status === 'default' && isNew(it)) ??
    unmatched.find(() => status === 'default');
  const taken = unmatched.filter((it) => it.status === found?.status).slice(0, Math.max(mediaTypeCount, 1));
  for (const it of taken) unmatched.splice(unmatched.indexOf(it), 1);
  return taken;
}

/** Returns the sort order of a status: exact statuses first, then ranges, then the default. */
function findSortOrder(status: string): number {
  if (status === 'default') return 2;
  return /^\dxx$/i.test(status) ? 1 : 0;
}

function isJsonType(media: string): boolean {
  return /[/+]json\b|^\*\/\*/.test(media);
}

/** Returns a key for a route, without the names of parameters and without a trailing slash. */
function toRoute(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^}]*\}/g, '{}').replace(/\/+$/, '')}`;
}

/** Lists the parameter names of an endpoint, each with its pointer in the document. */
function listParameterNames(
  { parameters }: ParsedEndpoint,
  pointers: ReadonlyMap<ParsedField, string>,
): (CodeName & { pointer: string })[] {
  return [...pointers].map(([field, pointer]) => ({ name: field.name, pointer, isPath: parameters.includes(field) }));
}

/**
 * Lists the fields of an endpoint that represent the parameters of a location.
 *
 * @param parameterLocation - value of `in`, such as `query`
 */
function listFields(
  { parameters, queries, headers }: ParsedEndpoint,
  parameterLocation: string,
): readonly ParsedField[] {
  if (parameterLocation === 'query') return queries;
  if (parameterLocation === 'header') return headers;
  return parameterLocation === 'path' ? parameters : [];
}

/** Returns whether a field of the contract represents a parameter. Names are case-sensitive, except in headers. */
function isSameParameter(field: ParsedField, name: string, parameterLocation: string): boolean {
  return parameterLocation === 'header' ? field.name.toLowerCase() === name.toLowerCase() : field.name === name;
}
