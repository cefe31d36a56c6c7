/** Other names of languages, in lower case, and the names they stand for. */
export const LANGUAGE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['avsc', 'json'],
  ['gradle', 'groovy'],
  ['js', 'javascript'],
  ['kt', 'kotlin'],
  ['kts', 'kotlin'],
  ['plaintext', 'text'],
  ['py', 'python'],
  ['rs', 'rust'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['ts', 'typescript'],
  ['txt', 'text'],
  ['ws', 'wirespec'],
  ['yml', 'yaml'],
]);
