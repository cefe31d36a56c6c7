import { toMarkdownFence } from '../toMarkdownFence';
import type { EmitterOutput } from './types';

/** Generated files as Markdown, each under the name of the emitter and its own. */
export function outputToMarkdown({ label, files }: EmitterOutput): string {
  return files
    .map(({ language, code, title }) =>
      toMarkdownFence(language, code, title === undefined ? label : `${label}: ${title}`),
    )
    .join('\n\n');
}
