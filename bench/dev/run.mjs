// `npm run bench:dev`: how long the development server takes to show a change, and whether it says in the page what is wrong with a block that is not true. Medians, with every figure behind them.
import { findChromium } from '../../tools/support/ensureChromium.mjs';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { median } from '../compare/statistics.mjs';
import { measureDev } from './measureDev.mjs';

const PAGE = 'docs/language/types.md';
const ROUTE = '/docs/language/types';
const RUNS = 5;

/** @type {import('./measureDev.mjs').Change[]} */
const CHANGES = [
  {
    name: 'The first change to a page',
    file: PAGE,
    route: ROUTE,
    edit: (text, name) => `${text}\nThis sentence is the first of ${name}.\n`,
    show: (_, name) => `the first of ${name}`,
    // The first change in the life of a server compiles what nothing has asked for before.
    limit: Infinity,
    runs: 1,
  },
  {
    name: 'A changed page',
    file: PAGE,
    route: ROUTE,
    edit: (text, name) => `${text}\nThis sentence is the second of ${name}.\n`,
    show: (_, name) => `the second of ${name}`,
    limit: 1000,
    runs: RUNS,
  },
  {
    name: 'A changed example',
    file: 'examples/language/cheat-sheet.ws',
    route: '/docs/language/cheat-sheet',
    edit: (text, name) => `${text.trimEnd()}\n\ntype ${name} {\n  title: String\n}\n`,
    show: (_, name) => name,
    limit: 2000,
    runs: RUNS,
  },
  {
    name: 'A block that is not true, with its place',
    file: PAGE,
    route: ROUTE,
    edit: (text, name) => `${text}\n\`\`\`wirespec\ntype ${name} { title String }\n\`\`\`\n`,
    show: (text, name) => `${PAGE}:${text.split('\n').findIndex((line) => line.includes(name)) + 1}:`,
    limit: 2000,
    runs: RUNS,
  },
];

const results = await measureDev(REPOSITORY, CHANGES, {
  executablePath: await findChromium(process.env, undefined),
  port: Number(process.env.PORT ?? 3900),
});
for (const { change, times } of results) {
  const time = median(times);
  const limit = Number.isFinite(change.limit) ? `, at most ${change.limit} ms` : '';
  console.log(`${change.name}: ${Math.round(time)} ms${limit} (${times.map(Math.round).join(', ')})`);
  if (time > change.limit) process.exitCode = 1;
}
