/**
 * Returns the possible base forms of an inflected word: `delete` for `deleted`, `stop` for `stopping`. Some are not words,
 * which is harmless, because no text contains them.
 */
export function listBaseForms(word: string): string[] {
  const [, stem] = /^([a-z]{3,}?)(?:ed|ing|er|ion|ation)$/.exec(word) ?? [];

  return stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
}
