import type { SiteSummary } from '../plugins/built-pages/page-markdown/formatLlmsFiles';
import { EXAMPLES_FILE } from '../plugins/built-pages/machine-readable/createFilesStep';
import { MESSAGES_FILE, type MessagesOptions } from '../plugins/built-pages/machine-readable/createMessagesStep';
import type { Software } from '../plugins/built-pages/machine-readable/structuredData';
import type { ArchivePart } from '../plugins/built-pages/machine-readable/zipExamples';
import { SITE } from './site';

/** The software that the site documents, for structured data. */
export const SOFTWARE: Software = {
  name: SITE.name,
  description: SITE.description,
  version: SITE.version,
  repository: SITE.repository,
  license: 'Apache-2.0',
  organization: SITE.organization,
};

/** The page that explains the compiler's messages. */
export const MESSAGES: MessagesOptions = { page: 'docs/language/errors', version: SITE.version };

/** Source files that the site serves, by path relative to the site root. */
export const SERVED_FILES = { 'wirespec.ebnf': 'lib/grammar/ebnf/wirespec.ebnf' };

const CHAPTERS = [1, 2, 3, 4, 5];

/** Example files that both `library` and `statistics`, the programs of the example project, contain. */
const TRANSPORT = ['guides/http/ir/serialization.ts', 'guides/http/ir/transport.ts'];

/** Projects that readers download from Getting started and from the example project, by name. */
export const STARTERS = {
  'library-typescript': [{ from: 'getting-started/npm/' }],
  'library-java': [{ from: 'getting-started/maven/' }],
  'library-kotlin': [{ from: 'getting-started/gradle/' }],
  'library-project': [
    { from: 'project/README.md' },
    // The folder of a chapter contains only the files that the chapter adds or changes.
    ...CHAPTERS.map((chapter) => ({ from: `project/chapter-${chapter}/` })),
    { from: 'guides/http/ir/server.ts', to: 'library/' },
    { from: 'download/breaking-changes.mjs', to: 'library/' },
    { from: 'project/chapter-1/library/tsconfig.json', to: 'statistics/' },
    ...TRANSPORT.flatMap((from) => ['library/', 'statistics/'].map((to) => ({ from, to }))),
  ],
} satisfies Record<string, readonly ArchivePart[]>;

/** Content of `llms.txt` in addition to the list of pages. */
export const SUMMARY: SiteSummary = {
  title: SITE.name,
  description: SITE.description,
  notes: [
    `Wirespec is a language for API contracts with a compiler. These pages describe version ${SITE.version}. When the site was built, that compiler produced or checked every contract, generated file, compiler message and console session on these pages. Messages of Gradle, Maven and compilers of other languages come from those tools.`,
    'To get a page of the documentation or the blog as Markdown, add `.md` to its address. `llms-full.txt` contains the Markdown of all documentation pages and posts.',
  ],
  files: [
    { name: 'Grammar', path: 'wirespec.ebnf', description: 'the whole grammar in EBNF' },
    { name: 'TextMate grammar', path: 'wirespec.tmLanguage.json', description: 'syntax coloring for editors' },
    {
      name: 'Compiler messages',
      path: MESSAGES_FILE,
      description: 'every message with its causes and, if available, contracts that produce it, as JSON',
    },
    {
      name: 'Example contracts',
      path: EXAMPLES_FILE,
      description:
        'name and address of each contract, as JSON; all of them compile, unless the page of the contract says otherwise',
    },
  ],
};
