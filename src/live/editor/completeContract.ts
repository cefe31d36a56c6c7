import {
  autocompletion,
  closeCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  selectedCompletion,
} from '@codemirror/autocomplete';
import { type Extension, Prec } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { LiveResponses } from '@site/lib/compiler/liveRequests';
import { LANGUAGE_WORDS } from '@site/lib/compiler/languageWords';

/** Matches the keyword and the name at the beginning of a definition, as far as they are written. */
const DEFINITION_START = new RegExp(`\\b(?:${LANGUAGE_WORDS.keyword.join('|')})\\s+\\w*`);

/** Finds the definitions in the contracts of an editor. */
export type FindDefinitions = () => Promise<LiveResponses['definitions']>;

const LANGUAGE_COMPLETIONS: Completion[] = Object.entries(LANGUAGE_WORDS).flatMap(([detail, words]) =>
  words.map((label) => ({ label, detail })),
);

/**
 * Completes keywords, methods, built-in types, and the names that the contracts define.
 *
 * @param findDefinitions - if it fails, the completions contain no names
 */
export function completeContract(findDefinitions: FindDefinitions): CompletionSource {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const word = context.matchBefore(/\w+/);
    // The name of a definition is new, so nothing is offered while the reader writes it.
    if (!context.explicit && (word === null || context.matchBefore(DEFINITION_START) !== null)) return null;
    const typed = word?.text ?? '';
    const definitions = await findDefinitions().catch(() => []);
    const labels = new Set([...definitions.map(({ name }) => name), ...LANGUAGE_COMPLETIONS.map(({ label }) => label)]);
    // After a complete name or keyword, no completions are shown, unless a longer one begins with it.
    const isComplete = (text: string): boolean =>
      labels.has(text) && ![...labels].some((label) => label !== text && label.startsWith(text));
    if (!context.explicit && isComplete(typed)) return null;
    // The word at the cursor may itself be listed as a name. A reader who asks for completions wants another name.
    const listed = context.explicit ? definitions.filter(({ name }) => name !== typed) : definitions;
    const kinds = new Map(listed.map(({ name, kind }) => [name, kind]));
    return {
      from: word?.from ?? context.pos,
      options: [...[...kinds].map(([label, detail]) => ({ label, detail, boost: 1 })), ...LANGUAGE_COMPLETIONS],
      validFor: (text) => /^\w*$/.test(text) && !isComplete(text),
    };
  };
}

/**
 * Shows completions while the reader types. After a complete name or keyword, Enter starts a new line,
 * unless the reader has selected a completion.
 */
export function createCompletions(findDefinitions: FindDefinitions): Extension {
  return [
    // Takes precedence over the library's Enter, which would accept a completion that changes nothing.
    Prec.highest(keymap.of([{ key: 'Enter', run: closeAfterWord }])),
    autocompletion({ override: [completeContract(findDefinitions)], icons: false, activateOnTypingDelay: 60 }),
  ];
}

/** Closes the list if its selected completion is the word before the cursor. Leaves the key to other bindings. */
function closeAfterWord(view: EditorView): boolean {
  const { label } = selectedCompletion(view.state) ?? {};
  const { head } = view.state.selection.main;
  const [word] = /\w*$/.exec(view.state.doc.sliceString(view.state.doc.lineAt(head).from, head)) ?? [];
  if (label !== undefined && label === word) closeCompletion(view);
  return false;
}
