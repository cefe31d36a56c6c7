// `npm run deploy:check -- URL [--allow headers,caching]`: tests a deployed site, prints a table, and ends with exit code 1 if something is wrong.
import { parseArgs } from 'node:util';
import { checkDeployment, formatResults } from './deploy/check/checkDeployment';
import { CHECKS } from './deploy/check/checks';
import { Problem } from './support/Problem.mjs';
import { printProblem } from './support/printProblem.mjs';

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { allow: { type: 'string', default: '' } },
  });
  const [home = ''] = positionals;
  const allowed = values.allow.split(',').filter((name) => name !== '');
  const unknown = allowed.filter((name) => !(name in CHECKS));
  if (unknown.length > 0) {
    throw new Problem(`--allow knows ${Object.keys(CHECKS).join(', ')}, but not ${unknown.join(', ')}.`);
  }
  if (!/^https?:\/\//.test(home)) {
    throw new Problem('Say which site: npm run deploy:check -- https://example.com/');
  }
  const results = await checkDeployment(home, allowed);
  console.log(formatResults(results));
  if (results.some(({ problems, isAllowed }) => problems.length > 0 && !isAllowed)) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  printProblem(error instanceof Error ? new Problem(error.message) : error);
  process.exitCode = 1;
});
