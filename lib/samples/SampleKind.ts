import type { Fence, Presentation } from './Fence';
import type { Examples } from './examples';
import type { SampleData } from './types';
import { assertWords, splitMeta, type WordRules, type Words } from './words';

/** Environment in which code blocks are proved. */
export interface SampleHost {
  examples: Examples;
  /** Folder that contains the `node_modules` of this project. */
  projectFolder: string;
  /**
   * Parent folder of the caches of kinds, each in a subfolder with the name of the kind; undefined disables these
   * caches.
   */
  cacheFolder?: string;
  /** Time limit in milliseconds for a process that a proof starts; one minute by default. */
  timeoutMs?: number;
}

/**
 * A kind of code block: the fences that belong to it, the words that they accept, their proof, and the data that they
 * render.
 */
export interface SampleKind<Request, Data extends SampleData> {
  /**
   * Name of the kind, which is also the name of its folder and the value of `kind` in its data. Pages find the view of
   * the kind by this name.
   */
  name: Data['kind'];
  /** Returns whether a fence is of this kind. If several kinds in `kinds.ts` match, the first one is used. */
  matches(language: string, words: Words): boolean;
  /** Words that a block accepts in addition to `title` and `{lines}`. */
  words: WordRules;
  /**
   * Parses a block.
   *
   * @throws SampleError for missing or contradictory values
   */
  parse(fence: Fence, words: Words, presentation: Presentation): Request;
  /** Lists the paths relative to `examples/` that the block depends on; folders end in `/`. */
  listExamples(request: Request): string[];
  /**
   * Returns the example that the block shows unchanged; undefined if the page contains the code. If another block of
   * the page shows output generated from this example, the view gets its path as `source`, and readers can edit it.
   */
  findShownExample?(request: Request): string | undefined;
  /**
   * Returns the example from which the output in the block is generated. If readers edit this example in another block
   * of the page, the output is generated again.
   */
  findInputExample?(request: Request): string;
  /**
   * Proves a block: runs the compiler or another tool on it, and checks the result.
   *
   * @throws SampleError if the block is wrong
   */
  prove(request: Request, host: SampleHost): Promise<Data>;
  /** Renders the block as Markdown, for readers without a browser. */
  toMarkdown(data: Data): string;
}

/** The proved result of a fence, as JSON-compatible data. */
export interface ProvedSample<Data extends SampleData = SampleData> {
  sample: Data;
  /** Example that the block shows unchanged. */
  shownExample?: string;
  /** Example from which the output in the block is generated. Readers can edit it in another block of the page. */
  inputExample?: string;
  markdown: string;
}

/** A parsed fence, ready to be proved. */
export interface Block<Request, Data extends SampleData> {
  request: Request;
  /** Paths relative to `examples/` that the block depends on; folders end in `/`. */
  examples: string[];
  prove(host: SampleHost): Promise<ProvedSample<Data>>;
}

/**
 * An entry in the list of kinds. `read` parses a fence and returns a block that can prove itself, so that kinds with
 * different data have the same type.
 */
export interface ListedKind<ReadBlock> extends Pick<SampleKind<unknown, SampleData>, 'name' | 'matches' | 'words'> {
  read(fence: Fence, words: Words, presentation: Presentation): ReadBlock;
}

/** Converts the definition of a kind to an entry in the list of kinds. */
export function defineKind<Request, Data extends SampleData>(
  kind: SampleKind<Request, Data>,
): ListedKind<Block<Request, Data>> {
  return {
    name: kind.name,
    matches: (language, words) => kind.matches(language, words),
    words: kind.words,
    read(fence, words, presentation) {
      const request = kind.parse(fence, words, presentation);
      return {
        request,
        examples: kind.listExamples(request),
        prove: (host) => proveSample(kind, request, host),
      };
    },
  };
}

async function proveSample<Request, Data extends SampleData>(
  kind: SampleKind<Request, Data>,
  request: Request,
  host: SampleHost,
): Promise<ProvedSample<Data>> {
  const sample = await kind.prove(request, host);
  const [shownExample, inputExample] = [kind.findShownExample?.(request), kind.findInputExample?.(request)];
  return {
    sample,
    ...(shownExample === undefined ? {} : { shownExample }),
    ...(inputExample === undefined ? {} : { inputExample }),
    markdown: kind.toMarkdown(sample),
  };
}

/**
 * Parses a fence with the first kind that matches it. All code that needs the meaning of a fence calls this function.
 * `docs-dev/writing.md` describes the syntax of fences.
 *
 * @throws SampleError for unknown words, and for missing or contradictory values; Error if no kind matches the fence
 */
export function parseFence<ReadBlock>(kinds: readonly ListedKind<ReadBlock>[], fence: Fence): ReadBlock {
  const { words, highlightedLines } = splitMeta(fence.meta);
  const kind = kinds.find((candidate) => candidate.matches(fence.language, words));
  if (!kind) throw new Error(`lib/samples/kinds.ts has no kind for a block of "${fence.language}": add one.`);
  assertWords(words, kind.words);
  const title = words.get('title');
  return kind.read(fence, words, { highlightedLines, ...(title === undefined ? {} : { title }) });
}
