import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '../files/writeFileAtomically';
import { createMarkdownId } from './createMarkdownId';
import type { Examples } from './examples';
import type { Fence } from './Fence';
import { readBlock, type SampleBlock } from './kinds';
import type { ProvedSample, SampleHost } from './SampleKind';
import { createFenceError } from './SampleProblem';

/** Results of all fences. Each distinct fence is proved once. */
export interface SampleStore {
  /**
   * Returns the result of a fence; undefined if this process has not proved it. Does not read the cache folder.
   *
   * @throws SampleError if the fence cannot be parsed or names a missing example
   */
  find(fence: Fence): ProvedSample | undefined;
  /**
   * Proves a fence, unless it is already proved.
   *
   * @throws SampleError if the block is wrong, or if its Markdown has the same id as that of another block
   */
  prove(fence: Fence): Promise<ProvedSample>;
  /**
   * Returns the Markdown of a block; undefined if this process has not proved it.
   *
   * @param id - id in the built page, from `createMarkdownId`
   */
  findMarkdown(id: string): string | undefined;
}

export interface SampleStoreOptions {
  /** Environment in which fences are proved. */
  host: SampleHost;
  /**
   * Hash of the tool versions and our own sources, which determine a result together with the fence and its examples.
   */
  toolsHash: string;
  /** Folder that caches results for later processes; undefined disables the cache. */
  folder?: string;
}

/**
 * Creates a store. Its keys contain everything that a result depends on (the fence, the contents of its examples and
 * the tools), so no result can be outdated.
 *
 * The store has functions instead of data, because it is part of the site configuration. Docusaurus serializes that as
 * JSON, which omits functions.
 */
export function createSampleStore({ host, toolsHash, folder }: SampleStoreOptions): SampleStore {
  const proved = new Map<string, ProvedSample>();
  const markdown = new Map<string, string>();
  const running = new Map<string, Promise<ProvedSample>>();

  async function prove(block: SampleBlock, key: string): Promise<ProvedSample> {
    const file = folder && path.join(folder, `${key}.json`);
    const cached = file ? await readCached(file) : undefined;
    const result = cached ?? (await block.prove(host));
    if (file && !cached) await writeFileAtomically(file, JSON.stringify(result));
    registerMarkdown(result.markdown);
    proved.set(key, result);
    return result;
  }

  /**
   * Registers the Markdown of a block. Pages contain only its id, so a collision of ids would output the wrong block.
   */
  function registerMarkdown(text: string): void {
    const id = createMarkdownId(text);
    const other = markdown.get(id);
    if (other !== undefined && other !== text) {
      throw createFenceError(
        `the Markdown of this block has the same id as that of another block: ${id}`,
        `The other block begins with "${quoteStart(other)}". Change a word in one of them, or give ids more digits in lib/samples/createMarkdownId.ts.`,
      );
    }
    markdown.set(id, text);
  }

  return {
    find(fence) {
      return proved.get(createSampleKey(fence, readBlock(fence), host.examples, toolsHash));
    },
    findMarkdown: (id) => markdown.get(id),
    async prove(fence) {
      const block = readBlock(fence);
      const key = createSampleKey(fence, block, host.examples, toolsHash);
      const known = proved.get(key) ?? running.get(key);
      if (known) return known;
      // A failure is not cached, so the next call proves the block again.
      const attempt = prove(block, key).finally(() => running.delete(key));
      running.set(key, attempt);
      return attempt;
    },
  };
}

/**
 * Hashes everything that the result of a fence depends on.
 *
 * @returns 64 hexadecimal digits
 * @throws SampleError for missing examples
 */
function createSampleKey(
  { language, meta, body }: Fence,
  { examples: named }: SampleBlock,
  examples: Examples,
  toolsHash: string,
): string {
  const inputs = examples.expand(named).map((example) => [example, examples.read(example)]);
  return hash('sha256', JSON.stringify([toolsHash, language, meta, body, inputs]));
}

/** Returns the beginning of a string as one line. */
function quoteStart(text: string): string {
  return text.slice(0, 60).replaceAll(/\s+/g, ' ').trim();
}

async function readCached(file: string): Promise<ProvedSample | undefined> {
  try {
    // The cast is safe: this module wrote the file, and its name contains a hash of everything that the value depends
    // on.
    return JSON.parse(await readFile(file, 'utf8')) as ProvedSample;
  } catch {
    return undefined;
  }
}
