import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { LocalPathSchema } from '@site/src/client/localPath';
import { BASE_PATH } from '@site/src/client/navigation/site';
import { parseJson } from '@site/lib/json/parseJson';
import { parseEntries, parseUntrusted } from '@site/src/client/parseUntrusted';

/** Explanation of a compiler message, from the page about messages. */
export interface Explanation {
  meaning: string;
  causes: readonly string[];
  /** URL of the section about the message, without the origin. */
  href: string;
}

/**
 * Explanations by message pattern. A pattern that begins with `… ` matches the end of a message, because the message
 * begins with a name. Any other pattern matches the beginning.
 */
export type Explanations = ReadonlyMap<string, Explanation>;

/** File with explanations, which the build generates from the page about compiler messages. */
const FILE_NAME = 'compiler-messages.json';

const ListSchema = v.object({ messages: v.array(v.unknown()) });

const EntrySchema = v.object({
  messages: v.array(v.string()),
  meaning: v.string(),
  causes: v.array(v.string()),
  // URL on the deployed site. Only its path and hash are used, because they are the same on every host.
  page: v.pipe(
    v.string(),
    v.url(),
    v.regex(/^https?:/i),
    v.transform((page) => {
      const { pathname, hash } = new URL(page);
      return pathname + hash;
    }),
    LocalPathSchema,
  ),
});

const NO_EXPLANATIONS: Explanations = new Map();

let loading: Promise<Explanations> | undefined;
let hasFailed = false;

/**
 * Loads the explanations when the first message needs one. If loading fails, messages are shown without explanations.
 */
export function useExplanations(isNeeded: boolean): Explanations {
  const [explanations, setExplanations] = useState(NO_EXPLANATIONS);
  useEffect(() => {
    if (!isNeeded) return;
    loading ??= loadExplanations();
    loading.then(setExplanations, () => {
      // Discards the failed request, so that the next message starts a new one.
      loading = undefined;
      hasFailed = true;
    });
  }, [isNeeded]);

  return explanations;
}

async function loadExplanations(): Promise<Explanations> {
  // After a failure, bypasses all caches, because a cache may contain a wrong response.
  const response = await fetch(BASE_PATH + FILE_NAME, { cache: hasFailed ? 'reload' : 'default' });
  if (!response.ok) throw new Error(`${FILE_NAME} could not be loaded: status ${response.status}.`);
  const explanations = readExplanations(await response.text());
  if (explanations.size === 0) throw new Error(`${FILE_NAME} has no messages.`);
  return explanations;
}

/** Parses the list of messages and drops invalid entries. */
export function readExplanations(text: string): Explanations {
  const list = parseUntrusted(ListSchema, parseJson(text), FILE_NAME);
  return new Map(
    parseEntries(EntrySchema, list?.messages ?? [], FILE_NAME).flatMap(({ messages, meaning, causes, page }) =>
      messages.map((pattern) => [pattern, { meaning, causes, href: page }] as const),
    ),
  );
}

/** Finds the explanation of a message; undefined if no pattern matches. */
export function findExplanation(explanations: Explanations, message: string): Explanation | undefined {
  const found = [...explanations].find(([pattern]) =>
    pattern.startsWith('… ') ? message.endsWith(pattern.slice(2)) : message.startsWith(pattern),
  );
  return found?.[1];
}
