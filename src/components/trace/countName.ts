/** How often a name stands alone in some texts. */
export function countName(name: string, texts: readonly string[]): number {
  const pattern = new RegExp(`(?<![\\w$])${name}(?![\\w$])`, 'g');
  return texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
}
