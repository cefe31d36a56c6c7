import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { parseJson } from '@site/lib/json/parseJson';
import { parseOutside } from '@site/src/client/parseOutside';

/** Explanation of a compiler message, from the page about messages. */
export interface Explanation {
  meaning: string;
  causes: readonly string[];
  /** URL of the section about the message, without the origin. */
  href: string;
}

/** Explanations by message, by the beginning of a message, or by its end; see `findExplanation`. */
export type Explanations = ReadonlyMap<string, Explanation>;

/** File that the build writes from the page about messages. */
const FILE = 'compiler-messages.json';

const ListSchema = v.object({
  messages: v.array(
    v.object({
      messages: v.array(v.string()),
      meaning: v.string(),
      causes: v.array(v.string()),
      page: v.pipe(v.string(), v.url()),
    }),
  ),
});

const NONE: Explanations = new Map();

let loading: Promise<Explanations> | undefined;

/**
 * Loads the explanations when the first message needs one. If loading fails, messages are shown without explanations.
 */
export function useExplanations(isNeeded: boolean): Explanations {
  const [explanations, setExplanations] = useState(NONE);
  useEffect(() => {
    if (!isNeeded) return;
    loading ??= loadExplanations();
    loading.then(setExplanations, () => {
      // Reset, so that the next message loads them again.
      loading = undefined;
    });
  }, [isNeeded]);

  return explanations;
}

async function loadExplanations(): Promise<Explanations> {
  const response = await fetch(BASE_PATH + FILE);
  if (!response.ok) throw new Error(`${FILE} could not be loaded: status ${response.status}.`);
  return readExplanations(await response.text());
}

/**
 * Parses the list of messages.
 *
 * @returns an empty map if the list has a different format
 */
export function readExplanations(text: string): Explanations {
  const { messages } = parseOutside(ListSchema, parseJson(text), FILE) ?? { messages: [] };
  return new Map(
    messages.flatMap(({ messages: beginnings, meaning, causes, page }) => {
      const { pathname, hash } = new URL(page);
      return beginnings.map((beginning) => [beginning, { meaning, causes, href: pathname + hash }] as const);
    }),
  );
}

/** Finds the explanation of a message. The list has `… is already defined` for messages that begin with a name. */
export function findExplanation(explanations: Explanations, message: string): Explanation | undefined {
  const found = [...explanations].find(([part]) =>
    part.startsWith('… ') ? message.endsWith(part.slice(2)) : message.startsWith(part),
  );
  return found?.[1];
}
