/** Words of the language. The editor's tests check that the compiler's tokenizer knows each of them. */
export const LANGUAGE_WORDS = {
  keyword: ['type', 'enum', 'endpoint', 'channel'],
  method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'],
  'built-in type': ['String', 'Integer', 'Integer32', 'Number', 'Number32', 'Boolean', 'Bytes', 'Unit'],
} as const;
