import type { Fence, Presentation } from './Fence';
import type { SampleCounts } from './SampleCounts';
import type { SampleHost } from './SampleHost';
import type { SampleData } from './types';
import { rejectUnknownWords, splitMeta, type WordRules, type Words } from './words';

/** All that a kind of block is: which fences are of that kind, what they may say, how they are proved, and what they become. */
export interface SampleKind<Request, Data extends SampleData> {
  /** The name of its folder, which its data carry as `kind`: by it the page finds the view. */
  name: Data['kind'];
  /** Whether a fence is of this kind; the first kind of `kinds.ts` that says so has it. */
  claims(language: string, words: Words): boolean;
  /** The words a block may carry besides `title` and `{lines}`. */
  words: WordRules;
  /** Reads what the block asks for. @throws SampleError for missing or contradictory values. */
  parse(fence: Fence, words: Words, presentation: Presentation): Request;
  /** Paths below `examples/` the block is made of; folders end in `/`. */
  listExamples(request: Request): string[];
  /** The example the block shows as it stands. Where another block of the page follows it, the view gets it as `source`. */
  shows?(request: Request): string | undefined;
  /** The example whose edits the block follows in the page, because it shows what is made of it. */
  follows?(request: Request): string;
  /** Whether proving a block is mostly waiting for other processes. */
  waits?: true;
  /**
   * Asks the real tools for what the block shows.
   *
   * @throws SampleError when the block breaks its promise.
   */
  resolve(request: Request, host: SampleHost): Promise<Data>;
  /** What the block counts for in the summary of a check: how many of what, like `{ 'commands run': 2 }`. */
  count(data: Data): SampleCounts;
  /** The block with all it shows as Markdown, for readers without a browser. */
  toMarkdown(data: Data): string;
}

/** What one fence became: all that any reader of it needs. Plain data, which survives JSON. */
export interface ResolvedSample<Data extends SampleData = SampleData> {
  /** What the page shows. */
  sample: Data;
  /** The example it shows as it stands. */
  shows?: string;
  /** The example whose edits it follows in the page. */
  follows?: string;
  /** The same as Markdown. */
  markdown: string;
  counts: SampleCounts;
}

/** A fence that was read, ready to be proved. */
export interface Block<Request, Data extends SampleData> {
  request: Request;
  /** Paths below `examples/` it is made of; folders end in `/`. */
  examples: string[];
  /** Whether proving it is mostly waiting for other processes. */
  waits: boolean;
  resolve(host: SampleHost): Promise<ResolvedSample<Data>>;
}

/** A kind of block as the list of kinds holds it: its parts have been joined, so that kinds with different data fit into one list. */
export interface ListedKind<ReadBlock> {
  name: string;
  claims(language: string, words: Words): boolean;
  words: WordRules;
  read(fence: Fence, words: Words, presentation: Presentation): ReadBlock;
}

/** Makes a kind of block fit for the list of kinds. */
export function defineKind<Request, Data extends SampleData>(
  kind: SampleKind<Request, Data>,
): ListedKind<Block<Request, Data>> {
  return {
    name: kind.name,
    claims: (language, words) => kind.claims(language, words),
    words: kind.words,
    read(fence, words, presentation) {
      const request = kind.parse(fence, words, presentation);
      return {
        request,
        examples: kind.listExamples(request),
        waits: kind.waits ?? false,
        resolve: (host) => resolveAs(kind, request, host),
      };
    },
  };
}

async function resolveAs<Request, Data extends SampleData>(
  kind: SampleKind<Request, Data>,
  request: Request,
  host: SampleHost,
): Promise<ResolvedSample<Data>> {
  const sample = await kind.resolve(request, host);
  const [shows, follows] = [kind.shows?.(request), kind.follows?.(request)];
  return {
    sample,
    ...(shows === undefined ? {} : { shows }),
    ...(follows === undefined ? {} : { follows }),
    markdown: kind.toMarkdown(sample),
    counts: kind.count(sample),
  };
}

/**
 * Reads a fence as the first kind that claims it; the one parser for showing, checking and listing blocks. The grammar of fences is described in `docs-dev/writing.md`.
 *
 * @throws SampleError for unknown words, missing or contradictory values.
 */
export function readAs<ReadBlock>(kinds: readonly ListedKind<ReadBlock>[], fence: Fence): ReadBlock {
  const { words, highlightedLines } = splitMeta(fence.meta);
  const kind = kinds.find((candidate) => candidate.claims(fence.language, words));
  if (!kind) throw new Error(`lib/samples/kinds.ts has no kind for a block of "${fence.language}".`);
  rejectUnknownWords(words, kind.words);
  const title = words.get('title');
  return kind.read(fence, words, { highlightedLines, ...(title === undefined ? {} : { title }) });
}
