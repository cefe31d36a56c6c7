import fs from 'node:fs';

/** Paths, parameters, media types, statuses, and the types of fields, one line for each. What is inside of bodies, lists and unions is not compared. */
function describe(file) {
  const { paths, components } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const lines = [];
  const typeOf = (schema = {}) => (schema.$ref ?? schema.type ?? 'object').replace('#/components/schemas/', '');

  for (const [path, { parameters: shared = [], ...operations }] of Object.entries(paths)) {
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(operations)) {
      const operation = `${method.toUpperCase()} ${path}`;
      for (const { name, in: place, required, schema } of [...shared, ...parameters]) {
        lines.push(`${operation} takes ${place} ${name}: ${typeOf(schema)}${required ? '' : ', optional'}`);
      }
      for (const type of Object.keys(requestBody?.content ?? {})) lines.push(`${operation} takes a body of ${type}`);
      for (const [status, { content = {} }] of Object.entries(responses)) {
        for (const type of [...Object.keys(content), 'status']) lines.push(`${operation} answers ${status} with ${type}`);
      }
    }
  }
  for (const [name, { properties = {}, required = [] }] of Object.entries(components.schemas)) {
    for (const [property, schema] of Object.entries(properties)) {
      lines.push(`${name}.${property}: ${typeOf(schema)}${required.includes(property) ? '' : ', optional'}`);
    }
  }
  return new Set(lines);
}

const [before, after] = process.argv.slice(2).map(describe);
const same = [...before].filter((line) => after.has(line));
console.log(`${same.length} things are the same`);
for (const line of before) if (!after.has(line)) console.log(`- ${line}`);
for (const line of after) if (!before.has(line)) console.log(`+ ${line}`);
