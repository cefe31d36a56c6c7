import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { listFiles } from '../../../lib/files/listFiles';
import { openExamples } from '../../../lib/samples/examples';
import { type ArchivePart, zipExamples } from './zipExamples';

export interface FilesOptions {
  /**
   * Folder that contains the examples, relative to the site folder. The site serves its contracts and JSON documents
   * below `examples/`.
   */
  examples: string;
  /** Source files to serve besides the examples, relative to the site folder; keyed by their path on the site. */
  files: Readonly<Record<string, string>>;
  /** Content of each archive `starters/<name>.zip`, keyed by its name. */
  starters: Readonly<Record<string, readonly ArchivePart[]>>;
}

/** Name of the file that lists the example contracts. */
export const EXAMPLES_FILE = 'examples.json';

/** Matches the path of a JSON file that configures a project or an editor, so it is not a document. */
const SETTINGS = /(?:^|\/)(?:package|tsconfig|language-configuration|tasks)\.json$/;

/**
 * Publishes files at stable URLs: the example contracts with a list of them (`examples.json`), the example documents,
 * the files that the option `files` lists, the archives of `starters`, and `robots.txt`.
 */
export function createFilesStep({ examples, files, starters }: FilesOptions): PostBuildStep {
  return {
    start: ({ folder, siteFolder, url, baseUrl }) => ({
      async finish() {
        const from = path.resolve(siteFolder, examples);
        const sources = listFiles(from);
        const contracts = sources.filter((file) => file.endsWith('.ws'));
        const documents = sources.filter((file) => file.endsWith('.json') && !SETTINGS.test(file));
        const copies = [
          ...[...contracts, ...documents].map((file) => [`examples/${file}`, path.join(from, file)] as const),
          ...Object.entries(files).map(([name, file]) => [name, path.resolve(siteFolder, file)] as const),
        ];
        for (const [name, source] of copies) {
          const target = path.join(folder, name);
          await mkdir(path.dirname(target), { recursive: true });
          await copyFile(source, target);
        }
        await mkdir(path.join(folder, 'starters'), { recursive: true });
        const exampleFiles = openExamples(from);
        for (const [name, parts] of Object.entries(starters)) {
          await writeFile(path.join(folder, 'starters', `${name}.zip`), zipExamples(exampleFiles, parts, name));
        }
        const contractList = contracts.map((file) => ({ name: file, url: `${url}${baseUrl}examples/${file}` }));
        await writeFile(path.join(folder, EXAMPLES_FILE), `${JSON.stringify(contractList, undefined, 2)}\n`);
        await writeFile(
          path.join(folder, 'robots.txt'),
          `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`,
        );
        return `Machine-readable files: ${contracts.length} example contracts, ${Object.keys(starters).length} starters, ${Object.keys(files).join(', ')}.`;
      },
    }),
  };
}
