import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { parseJson } from '@site/src/client/parseJson';
import { parseOutside } from '@site/src/client/parseOutside';

/** What the page about the compiler's messages says of one. */
export interface Explanation {
  meaning: string;
  causes: readonly string[];
  /** Address of its section, without the origin. */
  href: string;
}

/** Explanations by the messages, or what messages begin with. */
export type Explanations = ReadonlyMap<string, Explanation>;

/** The build writes it from the page about the messages. */
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

/** Loads the explanations when the first message needs one. Without them, messages stand alone. */
export function useExplanations(isNeeded: boolean): Explanations {
  const [explanations, setExplanations] = useState(NONE);
  useEffect(() => {
    if (!isNeeded) return;
    loading ??= loadExplanations();
    loading.then(setExplanations, () => {
      // The next message tries again.
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

/** Reads the list of messages. @returns nothing of a list in another form */
export function readExplanations(text: string): Explanations {
  const { messages } = parseOutside(ListSchema, parseJson(text), FILE) ?? { messages: [] };
  return new Map(
    messages.flatMap(({ messages: beginnings, meaning, causes, page }) => {
      const { pathname, hash } = new URL(page);
      return beginnings.map((beginning) => [beginning, { meaning, causes, href: pathname + hash }] as const);
    }),
  );
}

/** The list has `… is already defined` for messages that begin with a name. */
export function findExplanation(explanations: Explanations, message: string): Explanation | undefined {
  const found = [...explanations].find(([part]) =>
    part.startsWith('… ') ? message.endsWith(part.slice(2)) : message.startsWith(part),
  );
  return found?.[1];
}
