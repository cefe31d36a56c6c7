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

/** READ_Account becomes ReadAccount: the type names of the SDK consist of these. */
function joinWords(operationId) {
  const [verb, ...rest] = operationId.split('_');
  return verb[0] + verb.slice(1).toLowerCase() + rest.join('');
}

/** The transport sends these with every request; the user of the SDK must not be asked for them. */
function isTransportHeader({ $ref, ...parameter }) {
  const { name } = $ref ? document.components.parameters[$ref.split('/').at(-1)] : parameter;
  return TRANSPORT_HEADERS.has(name);
}

/** `default` has no status to match on. Which ones really occur is knowledge about the bank, so it is written here. */
function nameFailures({ default: failure, ...responses }) {
  return failure ? { ...responses, 400: failure, 401: failure } : responses;
}

/** A counterparty is one or the other, never a mixture, so `oneOf` says the same and becomes a union. */
function chooseOne(schema) {
  if (!schema.anyOf) return;
  schema.oneOf = schema.anyOf;
  delete schema.anyOf;
}
