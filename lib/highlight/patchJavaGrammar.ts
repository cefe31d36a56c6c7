import type { LanguageRegistration } from 'shiki/core';
import { parseJson } from '../json/parseJson';

/** Pairs of old and new text. Each patches a rule for records in the JSON of the grammar. */
const PATCHES: readonly (readonly [before: string, after: string])[] = [
  // The grammar requires the parenthesis directly after the name, but the emitter writes `record Book (`.
  [
    JSON.stringify(String.raw`(record)\s+([$\w]+)(<[$\w]+>)?(\()`),
    JSON.stringify(String.raw`(record)\s+([$\w]+)(<[$\w]+>)?\s*(\()`),
  ],
  // The grammar parses the components as statements, which do not allow qualified or generic types.
  [
    '"name":"meta.record.identifier.java","patterns":[{"include":"#code"}]',
    '"name":"meta.record.identifier.java","patterns":[{"include":"#parameters"},{"include":"#comments"}]',
  ],
];

/**
 * Patches the Java grammar to parse the header of a record like method parameters. Without the patch, the names and
 * components of generated records are not highlighted.
 *
 * @throws Error if the grammar has changed, because the patch may be obsolete, or if the patched grammar is not JSON
 */
export function patchJavaGrammar(grammar: LanguageRegistration): LanguageRegistration {
  const patched = PATCHES.reduce((text, [before, after]) => {
    if (text.includes(before)) return text.replace(before, () => after);
    throw new Error(
      'Shiki has changed its Java grammar. Check whether it highlights `record Book (java.util.List<String> authors) {}` without the patch, then adapt or remove lib/highlight/patchJavaGrammar.ts.',
    );
  }, JSON.stringify(grammar));
  const parsed = parseJson(patched);
  if (parsed === undefined)
    throw new Error('The patched Java grammar is not JSON: correct PATCHES in lib/highlight/patchJavaGrammar.ts.');
  // The cast is safe: the JSON differs from a value of this type only in two strings.
  return parsed as LanguageRegistration;
}
