import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import type { LiveAnswers } from '@site/lib/compiler/liveRequests';
import { LANGUAGE_WORDS } from '@site/lib/compiler/languageWords';

/** Finds what the contracts of an editor define. */
export type FindNames = () => Promise<LiveAnswers['names']>;

const FIXED: Completion[] = Object.entries(LANGUAGE_WORDS).flatMap(([detail, words]) =>
  words.map((label) => ({ label, detail })),
);

/**
 * Completes keywords, methods, built-in types, and what the contracts define.
 *
 * @param findNames - where it fails, only names are missing.
 */
export function completeContract(findNames: FindNames): CompletionSource {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const word = context.matchBefore(/\w+/);
    if (word === null && !context.explicit) return null;
    const typed = word?.text ?? '';
    const names = await findNames().catch(() => []);
    // What is being typed defines itself.
    const others = new Map(names.filter(({ name }) => name !== typed).map(({ name, kind }) => [name, kind]));
    return {
      from: word?.from ?? context.pos,
      options: [...[...others].map(([label, detail]) => ({ label, detail, boost: 1 })), ...FIXED],
      validFor: /^\w*$/,
    };
  };
}
