import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import type { LiveResponses } from '@site/lib/compiler/liveRequests';
import { LANGUAGE_WORDS } from '@site/lib/compiler/languageWords';

/** Finds the names that the contracts of an editor define. */
export type FindNames = () => Promise<LiveResponses['names']>;

const LANGUAGE_COMPLETIONS: Completion[] = Object.entries(LANGUAGE_WORDS).flatMap(([detail, words]) =>
  words.map((label) => ({ label, detail })),
);

/**
 * Completes keywords, methods, built-in types, and the names that the contracts define.
 *
 * @param findNames - if it fails, the completions contain no names
 */
export function completeContract(findNames: FindNames): CompletionSource {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const word = context.matchBefore(/\w+/);
    if (word === null && !context.explicit) return null;
    const typed = word?.text ?? '';
    const names = await findNames().catch(() => []);
    // The word at the cursor may itself be listed as a name, so it is excluded.
    const others = new Map(names.filter(({ name }) => name !== typed).map(({ name, kind }) => [name, kind]));
    const labels = new Set([...names.map(({ name }) => name), ...LANGUAGE_COMPLETIONS.map(({ label }) => label)]);
    // Shows no list after a complete word, so that Enter starts a new line instead of accepting a completion.
    if (!context.explicit && labels.has(typed)) return null;
    return {
      from: word?.from ?? context.pos,
      options: [...[...others].map(([label, detail]) => ({ label, detail, boost: 1 })), ...LANGUAGE_COMPLETIONS],
      validFor: (text) => /^\w*$/.test(text) && !labels.has(text),
    };
  };
}
