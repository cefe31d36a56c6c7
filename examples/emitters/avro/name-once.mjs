// Prints the schemas of a file with every type defined once: where it is used first, and by its name from then on.
import { readFileSync } from 'node:fs';

const defined = new Set();

function nameOnce(schema) {
  if (typeof schema === 'string') return schema;
  if (Array.isArray(schema)) return schema.map(nameOnce);
  if (defined.has(schema.name)) return schema.name;
  if (schema.name) defined.add(schema.name);

  const result = { ...schema };
  if (schema.fields) result.fields = schema.fields.map((field) => ({ ...field, type: nameOnce(field.type) }));
  if (schema.items) result.items = nameOnce(schema.items);
  if (schema.values) result.values = nameOnce(schema.values);
  return result;
}

const schemas = [];
for (const schema of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  if (!defined.has(schema.name)) schemas.push(nameOnce(schema));
}
console.log(JSON.stringify(schemas, null, 2));
