/**
 * Returns the possible base forms of an inflected word, or the possible nouns of a verb: `delete` for `deleted`, `stop`
 * for `stopping`, `pagination` for `paginate`. Some are not words, which is harmless, because no text contains them.
 */
export function listBaseForms(word: string): string[] {
  const [, stem] = /^([a-z]{3,}?)(?:ed|ing|er|ion|ation)$/.exec(word) ?? [];
  if (stem !== undefined) return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')];
  const [, verb] = /^([a-z]{4,}?)e?$/.exec(word) ?? [];

  return verb === undefined ? [] : [`${verb}ion`, `${verb}ation`];
}
