import { outputToMarkdown } from '../../generation/outputToMarkdown';
import { toMarkdownFence } from '../../toMarkdownFence';
import type { ContractSampleData } from './types';

/** A contract as Markdown, followed by the compiler's messages or by the generated files. */
export function contractToMarkdown({ block, compilerVersion, diagnostics, outputs }: ContractSampleData): string {
  const messages = diagnostics.map(({ line, column, message }) => `- line ${line}, column ${column}: ${message}`);
  return [
    toMarkdownFence(block.language, block.code, block.title),
    ...(messages.length > 0
      ? [`This contract does not compile. Wirespec ${compilerVersion} says:`, messages.join('\n')]
      : []),
    ...outputs.map(outputToMarkdown),
  ].join('\n\n');
}
