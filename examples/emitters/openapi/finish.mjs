// Corrects an OpenAPI 3 document in place and gives it a title.
import { readFileSync, writeFileSync } from 'node:fs';

function correct(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node.oneOf)) delete node.type;
  if (typeof node.pattern === 'string') node.pattern = node.pattern.replace(/^\/(.*)\/[a-z]*$/s, '$1');
  Object.values(node).forEach(correct);
}

const file = process.argv[2];
const api = JSON.parse(readFileSync(file, 'utf8'));
correct(api);
api.info = { title: 'Library', version: '1.0.0' };
writeFileSync(file, JSON.stringify(api, null, 2));
console.log(api.info.title, api.info.version);
