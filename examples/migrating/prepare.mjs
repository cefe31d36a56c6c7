import fs from 'node:fs';

const document = JSON.parse(fs.readFileSync('./catalog.json', 'utf8'));

/** Calls `change` with every object of the document, inner ones first. */
function visit(value, change) {
  if (value === null || typeof value !== 'object') return;
  Object.values(value).forEach((child) => visit(child, change));
  if (!Array.isArray(value)) change(value);
}

const toPascalCase = (name) => name.replaceAll(/(?:^|[_.\s-]+)(\w)/g, (_, letter) => letter.toUpperCase());

visit(document, (node) => {
  // Names without underscores, because --ir cannot handle them.
  if (node.operationId) node.operationId = toPascalCase(node.operationId);

  // One media type, because each one becomes a response of its own.
  const json = node.content?.['application/json'];
  if (json) node.content = { 'application/json': json };

  // Statuses that can be written in a contract.
  if (node.responses) {
    const { '4XX': refused, default: other, ...statuses } = node.responses;
    node.responses = { ...statuses, ...(refused && { 400: refused }), ...(other && { 500: other }) };
  }

  // `oneOf` instead of `anyOf`, because it becomes a union.
  if (node.anyOf) {
    node.oneOf = node.anyOf;
    delete node.anyOf;
  }

  // A dictionary of strings for fields of any type.
  if (node.additionalProperties === true) node.additionalProperties = { type: 'string' };

  // A string instead of an enum whose values cannot be entries.
  if (node.enum?.some((value) => !/^[A-Z][A-Za-z0-9_]*$/.test(value))) delete node.enum;
});

fs.writeFileSync('./prepared.json', JSON.stringify(document, null, 2));
