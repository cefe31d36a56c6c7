import { readFileSync } from 'node:fs';
import { parse } from '@flock/wirespec';

/** Formats a type as in a contract. */
function print(reference) {
  const mark = reference.isNullable ? '?' : '';
  switch (reference.constructor.name) {
    case 'WsIterable':
      return `${print(reference.reference)}[]${mark}`;
    case 'WsDict':
      return `{${print(reference.reference)}}${mark}`;
    case 'WsPrimitive':
      return `${reference.type.name}${mark}`;
    case 'WsCustom':
      return `${reference.value}${mark}`;
    default:
      return 'Unit';
  }
}

const { result, errors } = parse(readFileSync(process.argv[2], 'utf8'));
if (errors) throw new Error(errors.map(({ value }) => value).join('\n'));

for (const definition of result.modules.flatMap(({ statements }) => statements)) {
  if (definition.constructor.name !== 'WsEndpoint') continue;
  const { identifier, method, path, responses } = definition;
  const segments = path.map((segment) => segment.value ?? `{${segment.identifier.value}}`);
  const answers = responses.map(({ status, content }) => `${status} ${content ? print(content.reference) : 'Unit'}`);
  console.log(`${identifier}: ${method.name} /${segments.join('/')} (${answers.join(', ')})`);
}
