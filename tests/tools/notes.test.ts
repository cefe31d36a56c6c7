import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { listSteps } from '../../tools/test/steps';

/** Folders whose README introduces new maintainers to the folder. */
const FOLDERS = [
  'bench',
  'claims',
  'config',
  'deploy',
  'examples',
  'lib',
  'mutation',
  'plugins',
  'src',
  'tests',
  'tools',
];

/** Folders whose README describes every folder in them. */
const DESCRIBED_FOLDERS = ['lib', 'plugins', 'src', 'tests'];

/** The first questions of a new maintainer. */
const QUESTIONS = [
  'Where does the bar come from?',
  'How is a block proved?',
  'Upgrade the compiler',
  'Why is the shell not hydrated?',
  'What runs after the build?',
  'What runs in my browser?',
  'Where do I add a page kind?',
];

const read = (file: string): string => readFileSync(path.join(REPOSITORY, file), 'utf8');

/** @returns the Markdown files below a folder, by their paths from the root of the repository */
function listMarkdown(folder: string): string[] {
  return readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
}

const folderReadmes = [
  ...FOLDERS.map((folder) => `${folder}/README.md`),
  ...['plugins', 'src'].flatMap((folder) => listMarkdown(folder).filter((file) => /\/.+\/README\.md$/.test(file))),
];
const notes = listMarkdown('docs-dev');
const files = ['README.md', 'CONTRIBUTING.md', 'bench/results.md', ...folderReadmes, ...notes];

const withoutCode = (markdown: string): string => markdown.replaceAll(/^ *(`{3,}).*\n[\s\S]*?^ *\1$/gm, '');

const topFolders = readdirSync(REPOSITORY, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * @returns the paths in inline code that begin with a folder of the repository; patterns such as `claims/<tool>` are
 *   left out
 */
const listNamedFiles = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/`([^`\s<>*{}…]+\/[^`\s<>*{}…]*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => topFolders.includes(name.split('/', 1)[0] ?? ''));

const listTitles = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);

/** @returns the anchor that GitHub gives a heading */
const toAnchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** @returns the links to files of the repository, each as a path from its root and an anchor */
function listLinks(file: string): { target: string; anchor: string }[] {
  return [...withoutCode(read(file)).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(
    ([, link = '', anchor = '']) => ({
      target: link === '' ? file : path.join(path.dirname(file), link),
      anchor,
    }),
  );
}

describe('the notes', () => {
  it('link only to files and headings that exist', () => {
    const broken = files.flatMap((file) =>
      listLinks(file)
        .filter(({ target, anchor }) => {
          if (!existsSync(path.join(REPOSITORY, target))) return true;

          return anchor !== '' && !listTitles(read(target)).map(toAnchor).includes(anchor);
        })
        .map(({ target, anchor }) => `${file} links to ${target}${anchor === '' ? '' : `#${anchor}`}`),
    );
    expect(broken).toEqual([]);
  });

  it('name only files that exist', () => {
    const named = files
      // Logs describe the files of their day. READMEs of subfolders name files by their paths in the folder.
      .filter((file) => !file.startsWith('docs-dev/log/') && !/^(?:plugins|src)\/.+\//.test(file))
      .flatMap((file) =>
        listNamedFiles(read(file))
          // Commands create the folders of caches.
          .filter((name) => !/^(?:node_modules\/)?\.cache\//.test(name))
          .map((name) => ({ file, name })),
      );
    const missing = named
      .filter(({ name }) => !existsSync(path.join(REPOSITORY, name)))
      .map(
        ({ file, name }) =>
          `${file} names ${name}, which was moved or deleted. Correct the name, or mark a decision as superseded.`,
      );
    expect(named.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('answer the first questions of a maintainer in notes that the README links to', () => {
    const titles = listLinks('README.md')
      .filter(({ target }) => notes.includes(target))
      .flatMap(({ target }) => listTitles(read(target)));
    expect(QUESTIONS.filter((question) => !titles.includes(question))).toEqual([]);
  });

  it('are all in the list of notes', () => {
    const listed = listLinks('docs-dev/README.md').map(({ target }) => target);
    const unlisted = notes.filter(
      (file) => !listed.includes(file) && file !== 'docs-dev/README.md' && !file.startsWith('docs-dev/decisions/'),
    );
    expect(unlisted).toEqual([]);
  });

  it.each(DESCRIBED_FOLDERS)('describe every folder of %s in its README', (folder) => {
    const text = read(`${folder}/README.md`);
    const subfolders = readdirSync(path.join(REPOSITORY, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '__tests__')
      .map(({ name }) => name);
    expect(subfolders.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('describe every program of tools in its README', () => {
    const programs = readdirSync(path.join(REPOSITORY, 'tools')).filter((file) => /\.(?:ts|mjs)$/.test(file));
    expect(programs.filter((name) => !read('tools/README.md').includes(`\`${name}\``))).toEqual([]);
  });

  it('describe every step of npm test, in its order', () => {
    const described = [...read('docs-dev/testing.md').matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name);
    expect(described).toEqual(listSteps().map(({ name }) => name));
  });
});
