// Prints the schemas of a file. Defines each type where it is used first, and refers to it by its name afterwards.
import { readFileSync } from 'node:fs';

const schemas = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const definitions = new Map(schemas.map((schema) => [schema.name, schema]));
const defined = new Set();

function nameOnce(schema) {
  if (Array.isArray(schema)) return schema.map(nameOnce);
  const name = schema.name ?? schema;
  if (defined.has(name)) return name;
  if (definitions.has(name)) defined.add(name);
  else if (typeof schema === 'string') return schema;

  const copy = { ...(definitions.get(name) ?? schema) };
  if (copy.fields) copy.fields = copy.fields.map((field) => ({ ...field, type: nameOnce(field.type) }));
  if (copy.items) copy.items = nameOnce(copy.items);
  if (copy.values) copy.values = nameOnce(copy.values);
  return copy;
}

const result = schemas.flatMap((schema) => (defined.has(schema.name) ? [] : [nameOnce(schema)]));
console.log(JSON.stringify(result, null, 2));
