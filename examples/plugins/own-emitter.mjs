import { readFile, writeFile } from 'node:fs/promises';
import { parse } from '@flock/wirespec';

const { result, errors } = parse(await readFile('library.ws', 'utf8'));
if (!result) throw new Error(errors.map(({ value }) => value).join('\n'));

const references = {
  WsPrimitive: ({ type }) => type.name,
  WsCustom: ({ value }) => value,
  WsIterable: ({ reference }) => `list of ${describe(reference)}`,
  WsDict: ({ reference }) => `dictionary of ${describe(reference)}`,
  WsUnit: () => 'nothing',
};

function describe(reference) {
  const text = references[reference.constructor.name](reference);
  return reference.isNullable ? `${text}, optional` : text;
}

const tables = result.modules[0].statements
  .filter((definition) => definition.constructor.name === 'WsType')
  .map(({ identifier, shape }) => {
    const rows = shape.value.map((field) => `| ${field.identifier.value} | ${describe(field.reference)} |`);
    return [`## ${identifier}`, '', '| field | type |', '|---|---|', ...rows, ''].join('\n');
  });

await writeFile('types.md', tables.join('\n'));
