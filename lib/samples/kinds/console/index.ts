import { compilerVersion } from '../../../compiler';
import { defineKind } from '../../SampleKind';
import { toMarkdownFence } from '../../toMarkdownFence';
import { type ConsoleRequest, parseConsole } from './parseConsole';
import { runConsole } from './runConsole';
import type { ConsoleSampleData } from './types';

/** Kind of ` ```console `: commands that the build runs. */
export const consoleKind = defineKind({
  name: 'console',
  matches: (language) => language === 'console',
  words: { files: 'value', exit: 'value' },
  parse: parseConsole,
  listExamples: ({ files }) => files,
  async prove(request: ConsoleRequest, host): Promise<ConsoleSampleData> {
    const steps = await runConsole(request, host);
    return {
      kind: 'console',
      compilerVersion,
      steps,
      ...(request.title === undefined ? {} : { title: request.title }),
    };
  },
  toMarkdown: consoleToMarkdown,
});

function consoleToMarkdown({ steps, title, compilerVersion: version }: ConsoleSampleData): string {
  const lines = steps.flatMap(({ command, output, exitCode }) => [
    `$ ${command}`,
    ...(output === '' ? [] : [output]),
    ...(exitCode === 0 ? [] : [`exit code ${exitCode}`]),
  ]);
  return toMarkdownFence('console', lines.join('\n'), title, `run with Wirespec ${version}`);
}
