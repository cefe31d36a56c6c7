/** Response headers for matching paths. */
export interface HeaderRule {
  /** Path from the root of the host; a trailing `*` matches any suffix. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Name of the file with the header rules, in the build folder. */
export const HEADERS_FILE = '_headers';

/** Formats rules for Netlify, Cloudflare Pages and similar hosts: https://docs.netlify.com/manage/routing/headers/ */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ])
    .join('\n');
}

/**
 * Parses the output of `formatHeadersFile`.
 *
 * @throws Error for a line that is neither a path nor a header
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: {} });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined || rule === undefined) {
      throw new Error(
        `${HEADERS_FILE}:${index + 1}: "${line}" is neither a path nor a header below one. Begin a path with "/", and write a header below it as "  Name: value".`,
      );
    }
    rule.headers[name] = value;
  }
  return rules;
}
