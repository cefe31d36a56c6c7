// Turns the bank's description into one a generator can use: node prepare.mjs bank.json > prepared.json
import { readFileSync } from 'node:fs';

const TRANSPORT_HEADERS = new Set(['User-Agent', 'X-Bank-Request-Id', 'X-Bank-Session']);

const document = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

for (const operation of operations) {
  operation.operationId = joinWords(operation.operationId);
  operation.parameters = operation.parameters.filter((parameter) => !isTransportHeader(parameter));
  operation.responses = nameFailures(operation.responses);
}
for (const schema of Object.values(document.components.schemas)) {
  chooseOne(schema);
}
console.log(JSON.stringify(document, null, 2));

/** Changes READ_Account to ReadAccount, because the type names of the SDK contain these names. */
function joinWords(operationId) {
  const [verb, ...rest] = operationId.split('_');
  return verb[0] + verb.slice(1).toLowerCase() + rest.join('');
}

/** Returns whether the transport adds a header to every request. Users of the SDK do not pass such headers. */
function isTransportHeader({ $ref, ...parameter }) {
  const { name } = $ref ? document.components.parameters[$ref.split('/').at(-1)] : parameter;
  return TRANSPORT_HEADERS.has(name);
}

/** Replaces `default`, which names no status, with the statuses that the bank really sends: 400 and 401. */
function nameFailures({ default: failure, ...responses }) {
  return failure ? { ...responses, 400: failure, 401: failure } : responses;
}

/** Replaces `anyOf` with `oneOf`, which becomes a union. A value never matches two schemas, so both mean the same. */
function chooseOne(schema) {
  if (!schema.anyOf) return;
  schema.oneOf = schema.anyOf;
  delete schema.anyOf;
}
