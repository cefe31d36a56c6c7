import { makeFolder } from '../../../tests/support/makeFolder';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { checkPages } from '../checkPages';
import { openExamples } from '../examples';
import { readBlock } from '../kinds';
import type { ProvedSample, SampleHost } from '../SampleKind';
import { createSampleStore } from '../SampleStore';

/** Contents of examples, by path relative to `examples/`. */
type ExampleTexts = Readonly<Record<string, string>>;

/**
 * Proves a fence as it appears in a page, with the installed packages.
 *
 * @throws SampleError if the block is wrong
 */
export function proveBlock(infoLine: string, body = '', examples: ExampleTexts = {}): Promise<ProvedSample> {
  const [language = '', ...meta] = infoLine.split(' ');
  return readBlock({ language, meta: meta.join(' '), body }).prove(openHost(examples));
}

/** Checks a page `docs/page.md` with one block, which starts on line 3. Returns its problems. */
export async function findProblems(infoLine: string, body = '', examples: ExampleTexts = {}): Promise<string[]> {
  const text = ['# Page', '', `\`\`\`${infoLine}`, ...(body === '' ? [] : [body]), '```', ''].join('\n');
  const store = createSampleStore({ host: openHost(examples), toolsHash: 'test' });
  return (await checkPages([{ path: 'docs/page.md', text }], store)).problems;
}

function openHost(examples: ExampleTexts): SampleHost {
  return { projectFolder: REPOSITORY, examples: openExamples(makeFolder(examples)) };
}
