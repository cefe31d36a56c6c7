import type { LanguageRegistration } from 'shiki/core';

/** What is wrong with records in the grammar, as pairs of JSON text: before and after. */
const PATCHES: readonly (readonly [before: string, after: string])[] = [
  // The parenthesis must touch the name, but our emitter writes `record Book (`.
  [
    JSON.stringify(String.raw`(record)\s+([$\w]+)(<[$\w]+>)?(\()`),
    JSON.stringify(String.raw`(record)\s+([$\w]+)(<[$\w]+>)?\s*(\()`),
  ],
  // The components are read as statements, in which a qualified or generic type is no type.
  [
    '"name":"meta.record.identifier.java","patterns":[{"include":"#code"}]',
    '"name":"meta.record.identifier.java","patterns":[{"include":"#parameters"},{"include":"#comments"}]',
  ],
];

/**
 * Lets the Java grammar read the head of a record like the parameters of a method. Without it, the name and the components of the records that our emitter
 * generates stay uncolored.
 *
 * @throws an Error if the grammar has changed: then this function may not be needed any more.
 */
export function patchJavaGrammar(grammar: LanguageRegistration): LanguageRegistration {
  const patched = PATCHES.reduce((text, [before, after]) => {
    if (text.includes(before)) return text.replace(before, () => after);
    throw new Error(
      'The Java grammar of the highlighter has changed: see whether it colors `record Book (java.util.List<String> authors) {}` by itself, then repair or remove lib/highlight/patchJavaGrammar.ts.',
    );
  }, JSON.stringify(grammar));
  // Made of a text of this type, changed in two strings.
  return JSON.parse(patched) as LanguageRegistration;
}
