import { parse } from '@flock/wirespec';

const kindOf = (node) => node.constructor.name;

/** A type as the contract writes it, without its last `?`. */
function print(reference) {
  switch (kindOf(reference)) {
    case 'WsIterable':
      return `${printAll(reference.reference)}[]`;
    case 'WsDict':
      return `{${printAll(reference.reference)}}`;
    case 'WsPrimitive':
      return reference.type.name;
    case 'WsCustom':
      return reference.value;
    default:
      return 'Unit';
  }
}

const printAll = (reference) => `${print(reference)}${reference.isNullable ? '?' : ''}`;

/** The name of the definition that a type refers to, if it does. */
const nameIn = (reference) => (reference.reference ? nameIn(reference.reference) : reference.value);

/** Everything a contract promises, by name: its type, the directions in which it passes, and what it is a part of. */
function readPromises(source) {
  const { result, errors } = parse(source);
  if (errors) throw new Error(errors.map(({ value }) => value).join('\n'));
  const definitions = result.modules.flatMap(({ statements }) => statements);
  const isEntryPoint = (it) => ['WsEndpoint', 'WsChannel'].includes(kindOf(it));
  // An endpoint and a channel may have the name of a type.
  const types = new Map(definitions.filter((it) => !isEntryPoint(it)).map((it) => [it.identifier, it]));
  const promises = new Map();

  /** Notes a promise. @returns whether it was unknown in this direction. */
  function note(name, owner, direction, type = '', optional = true) {
    const directions = promises.get(name)?.directions ?? [];
    if (directions.includes(direction)) return false;
    promises.set(name, { owner, type, optional, directions: [...directions, direction] });
    return true;
  }

  function noteValue(name, owner, direction, reference) {
    note(name, owner, direction, print(reference), reference.isNullable);
    noteDefinition(nameIn(reference), direction);
  }

  function noteFields(prefix, owner, direction, fields) {
    for (const { identifier, reference } of fields)
      noteValue(`${prefix}${identifier.value}`, owner, direction, reference);
  }

  function noteDefinition(name, direction) {
    const it = types.get(name);
    if (!it || !note(name, undefined, direction, kindOf(it))) return;
    if (kindOf(it) === 'WsType') noteFields(`${name}.`, name, direction, it.shape.value);
    if (kindOf(it) === 'WsRefined') noteValue(`${name} value`, name, direction, it.reference);
    if (kindOf(it) === 'WsEnum') for (const entry of it.entries) note(`${name} entry ${entry}`, name, direction);
    if (kindOf(it) === 'WsUnion') {
      for (const member of it.entries) {
        note(`${name} member ${print(member)}`, name, direction);
        noteDefinition(nameIn(member), direction);
      }
    }
  }

  function noteEndpoint(it) {
    const segments = it.path.map((segment) => segment.value ?? '{}');
    const name = `endpoint ${it.identifier}`;
    note(name, undefined, 'request', `${it.method.name} /${segments.join('/')}`);
    it.path.forEach(({ reference }, index) => {
      if (reference) noteValue(`${name} path segment ${index + 1}`, name, 'request', reference);
    });
    noteFields(`${name} query `, name, 'request', it.queries);
    noteFields(`${name} header `, name, 'request', it.headers);
    const body = it.requests[0]?.content;
    if (body) noteValue(`${name} body`, name, 'request', body.reference);
    for (const { status, headers, content } of it.responses) {
      const response = `${name} status ${status}`;
      note(response, name, 'response');
      if (content) noteValue(`${response} body`, response, 'response', content.reference);
      noteFields(`${response} header `, response, 'response', headers);
    }
  }

  for (const it of definitions) {
    if (kindOf(it) === 'WsEndpoint') noteEndpoint(it);
    if (kindOf(it) === 'WsChannel') {
      const name = `channel ${it.identifier}`;
      note(name, undefined, 'request');
      for (const direction of ['request', 'response']) noteValue(`${name} message`, name, direction, it.reference);
    }
  }
  return promises;
}

function judgeNew(name, { optional, directions }, owner) {
  const passes = (direction) => directions.includes(direction) && owner.directions.includes(direction);
  if (/ status \d+$/.test(name)) return `${name} is new, and existing clients throw on it`;
  if (/ (?:entry|member) \S+$/.test(name)) {
    return passes('response') ? `${name} is new, and existing readers do not know it` : undefined;
  }
  return passes('request') && !optional ? `${name} is new and required` : undefined;
}

function judgeChanged(name, old, now) {
  const passes = (direction) => old.directions.includes(direction) && now.directions.includes(direction);
  if (old.type !== now.type) return `${name} was ${old.type} and is ${now.type}`;
  if (!old.optional && now.optional && passes('response')) return `${name} has become optional`;
  if (old.optional && !now.optional && passes('request')) return `${name} has become required`;
  return undefined;
}

/**
 * Compares two versions of a contract, each given as the text of all its files.
 *
 * @returns a sentence for each change that breaks existing clients or servers, or code written for the old version.
 */
export function findBreakingChanges(before, after) {
  const old = readPromises(before);
  const now = readPromises(after);
  // A part of something that is gone, or new as a whole, is not mentioned: its owner says it all.
  const gone = [...old]
    .filter(([name, { owner }]) => !now.has(name) && (owner === undefined || now.has(owner)))
    .map(([name]) => `${name} is gone`);
  const added = [...now]
    .filter(([name, { owner }]) => !old.has(name) && old.has(owner))
    .map(([name, promise]) => judgeNew(name, promise, old.get(promise.owner)));
  const changed = [...old].filter(([name]) => now.has(name)).map(([name, it]) => judgeChanged(name, it, now.get(name)));
  return [...gone, ...added, ...changed].filter((sentence) => sentence !== undefined);
}
