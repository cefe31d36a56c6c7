import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Removes the slashes and flags of the contract from patterns. */
function repair(key, value) {
  return key === 'pattern' && typeof value === 'string' ? value.replace(/^\/(.*)\/\w*$/s, '$1') : value;
}

const document = JSON.parse(readFileSync('generated/OpenAPI.json', 'utf8'), repair);
document.info = { title: 'Library', version: '1.4.0' };
document.servers = [{ url: 'https://api.example.com' }];

mkdirSync('public', { recursive: true });
writeFileSync('public/openapi.json', JSON.stringify(document, undefined, 2));
