/** Matches a pattern in HTML, and returns the first group of each match. */
export function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => found);
}

/** Returns HTML without its tags. Character references stay. */
export function removeTags(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
