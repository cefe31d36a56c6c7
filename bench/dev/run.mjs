// `npm run bench:dev`: how long the development server takes to show a change, and whether it says in the page what is wrong with a block that is not true.
import { findChromium } from '../../tools/support/findChromium.mjs';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { measureDev } from './measureDev.mjs';

const PAGE = 'docs/language/types.md';
const ROUTE = '/docs/language/types';

/** New each time: what was proved once is not proved again. */
const NAME = `Run${Date.now()}`;

/** @type {import('./measureDev.mjs').Change[]} */
const CHANGES = [
  {
    name: 'The first change to a page',
    file: PAGE,
    route: ROUTE,
    edit: (text) => `${text}\nThis sentence is the first of ${NAME}.\n`,
    show: () => `the first of ${NAME}`,
    // The first change in the life of a server compiles what nothing has asked for before.
    limit: Infinity,
  },
  {
    name: 'A changed page',
    file: PAGE,
    route: ROUTE,
    edit: (text) => `${text}\nThis sentence is the second of ${NAME}.\n`,
    show: () => `the second of ${NAME}`,
    limit: 1000,
  },
  {
    name: 'A changed example',
    file: 'examples/language/cheat-sheet.ws',
    route: '/docs/language/cheat-sheet',
    edit: (text) => `${text.trimEnd()}\n\ntype ${NAME} {\n  title: String\n}\n`,
    show: () => NAME,
    limit: 2000,
  },
  {
    name: 'A block that is not true, with its place',
    file: PAGE,
    route: ROUTE,
    edit: (text) => `${text}\n\`\`\`wirespec\ntype ${NAME} { title String }\n\`\`\`\n`,
    show: (text) => `${PAGE}:${text.split('\n').findIndex((line) => line.includes(NAME)) + 1}:`,
    limit: 2000,
  },
];

const results = await measureDev(REPOSITORY, CHANGES, {
  executablePath: await findChromium(process.env, undefined),
  port: Number(process.env.PORT ?? 3900),
});
for (const { change, time } of results) {
  const limit = Number.isFinite(change.limit) ? `, at most ${change.limit} ms` : '';
  console.log(`${change.name}: ${Math.round(time)} ms${limit}`);
  if (time > change.limit) process.exitCode = 1;
}
