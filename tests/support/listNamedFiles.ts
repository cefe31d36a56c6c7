import { readdirSync } from 'node:fs';
import { REPOSITORY } from '../../tools/support/paths.mjs';

const FOLDERS = readdirSync(REPOSITORY, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * Lists the files and folders that Markdown names in inline code.
 *
 * @returns paths from the root of the repository; names that do not begin with one of its folders, and patterns such as `claims/<tool>`, are left out
 */
export function listNamedFiles(markdown: string): string[] {
  const prose = markdown.replaceAll(/^ *(`{3,}).*\n[\s\S]*?^ *\1$/gm, '');

  return [...prose.matchAll(/`([^`\s<>*{}…]+\/[^`\s<>*{}…]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => FOLDERS.includes(name.split('/', 1)[0] ?? ''));
}
