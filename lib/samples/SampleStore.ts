import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../files/writeFileAtomically';
import { createMarkdownId } from './createMarkdownId';
import type { Examples } from './examples';
import type { Fence } from './Fence';
import { readBlock, type SampleBlock } from './kinds';
import type { SampleHost } from './SampleHost';
import type { ResolvedSample } from './SampleKind';
import { fenceError } from './SampleProblem';

/** What all fences became, each proved once however often it occurs and whoever asks. */
export interface SampleStore {
  /**
   * What a fence became, if it has been proved by this process.
   *
   * @throws SampleError when the fence cannot be read or names an example that does not exist.
   */
  find(fence: Fence): ResolvedSample | undefined;
  /** Proves a fence, unless this was done before. @throws SampleError when the block breaks its promise, or when its Markdown has the id of another. */
  prove(fence: Fence): Promise<ResolvedSample>;
  /**
   * The Markdown of a block that this process has proved.
   *
   * @param id - of the Markdown, by `createMarkdownId`: the only thing of it that a built page carries
   */
  findMarkdown(id: string): string | undefined;
}

export interface SampleStoreOptions {
  /** Each fence that differs from all others is resolved against it once. */
  host: SampleHost;
  /** What besides a fence and its examples decides what it becomes: versions, and the sources of our own code. */
  tools: string;
  /** Where results are kept for the next process; nowhere when left out. */
  folder?: string;
}

/**
 * Opens a store. Its keys are made of everything a result depends on: the fence, the texts of the examples it names, and the tools. So nothing in it is ever stale.
 *
 * An object of functions without data: the site's configuration, which the generator writes into the pages as JSON, passes it on.
 */
export function createSampleStore({ host, tools, folder }: SampleStoreOptions): SampleStore {
  const proved = new Map<string, ResolvedSample>();
  const markdown = new Map<string, string>();
  const running = new Map<string, Promise<ResolvedSample>>();

  async function prove(block: SampleBlock, key: string): Promise<ResolvedSample> {
    const file = folder && path.join(folder, `${key}.json`);
    const kept = file ? await readKept(file) : undefined;
    const result = kept ?? (await block.resolve(host));
    if (file && !kept) await writeFileAtomically(file, JSON.stringify(result));
    rememberMarkdown(result.markdown);
    proved.set(key, result);
    return result;
  }

  /** Pages carry nothing but the id, so a second text under one id would stand in the place of the first. */
  function rememberMarkdown(text: string): void {
    const id = createMarkdownId(text);
    const other = markdown.get(id);
    if (other !== undefined && other !== text) {
      throw fenceError(
        `the Markdown of this block has the id of another, ${id}`,
        `The other one begins with "${quoteBeginning(other)}". Change a word in one of them, or give ids more digits in lib/samples/createMarkdownId.ts.`,
      );
    }
    markdown.set(id, text);
  }

  return {
    find(fence) {
      return proved.get(createSampleKey(fence, readBlock(fence), host.examples, tools));
    },
    findMarkdown: (id) => markdown.get(id),
    async prove(fence) {
      const block = readBlock(fence);
      const key = createSampleKey(fence, block, host.examples, tools);
      const known = proved.get(key) ?? running.get(key);
      if (known) return known;
      // Who fails is not remembered: the next one who asks gets the problem at first hand.
      const attempt = prove(block, key).finally(() => running.delete(key));
      running.set(key, attempt);
      return attempt;
    },
  };
}

/** Names everything the result of a fence depends on, as 64 hexadecimal digits. @throws SampleError for examples that do not exist. */
function createSampleKey(
  { language, meta, body }: Fence,
  { examples: named }: SampleBlock,
  examples: Examples,
  tools: string,
): string {
  const inputs = examples.expand(named).map((example) => [example, examples.read(example)]);
  return createHash('sha256')
    .update(JSON.stringify([tools, language, meta, body, inputs]))
    .digest('hex');
}

/** The beginning of a text, in one line. */
function quoteBeginning(text: string): string {
  return text.slice(0, 60).replaceAll(/\s+/g, ' ').trim();
}

async function readKept(file: string): Promise<ResolvedSample | undefined> {
  try {
    // Written by this module under a name that holds everything the value depends on.
    return JSON.parse(await readFile(file, 'utf8')) as ResolvedSample;
  } catch {
    return undefined;
  }
}
