import type { EmitterOutput } from '../../generation/types';
import { escapeMarkdown, toMarkdownFence } from '../../toMarkdownFence';
import type { ContractSampleData } from './types';

/** Converts a contract to Markdown, followed by the compiler's messages and the generated files. */
export function contractToMarkdown(sample: ContractSampleData): string {
  const { block, expectation, compilerVersion, diagnostics, outputs } = sample;
  const note = expectation === 'wrong' ? 'does not compile' : `checked with Wirespec ${compilerVersion}`;
  const messages = diagnostics.map(
    ({ line, column, message }) => `- line ${line}, column ${column}: ${escapeMarkdown(message)}`,
  );

  return [
    toMarkdownFence(block.language, block.code, block.title, note),
    ...(messages.length > 0 ? [`Wirespec ${compilerVersion} says:`, messages.join('\n')] : []),
    ...outputs.map(emitterOutputToMarkdown),
  ].join('\n\n');
}

/** Converts the output of an emitter to Markdown, after the name of the emitter. */
function emitterOutputToMarkdown({ label, files }: EmitterOutput): string {
  const blocks = files.map(({ language, code, title }) => toMarkdownFence(language, code, title));
  return [`**${escapeMarkdown(label)}**`, ...blocks].join('\n\n');
}
