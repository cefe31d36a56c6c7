/** Returns the first group of each match of a pattern in HTML. */
export function findAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = '']) => found);
}

/** Returns HTML without its tags. Character references stay. */
export function removeTags(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
