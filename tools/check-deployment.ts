// `npm run deploy:check -- URL [--allow headers,caching]`: checks a deployed site and prints a table of results. The
// exit code is 1 if a check fails that `--allow` does not name.
import { parseArgs } from 'node:util';
import { describeError } from '../lib/errors/describeError';
import { checkDeployment, formatResults } from './deploy/check/checkDeployment';
import { CHECKS } from './deploy/check/checks';
import { Problem } from './support/Problem.mjs';
import { runMain } from './support/runMain.mjs';

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { allow: { type: 'string', default: '' } } });
  } catch (error) {
    const reason = describeError(error);
    throw new Problem(
      `Invalid arguments (${reason}): name a site and, after --allow, the checks that may fail, for example npm run deploy:check -- https://example.com/ --allow headers.`,
    );
  }
}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArguments(args);
  const [home = '', ...others] = positionals;
  const allowed = values.allow.split(',').filter((name) => name !== '');
  const unknown = allowed.filter((name) => !Object.hasOwn(CHECKS, name));
  if (unknown.length > 0) {
    throw new Problem(`--allow names unknown checks (${unknown.join(', ')}): use ${Object.keys(CHECKS).join(', ')}.`);
  }
  if (others.length > 0 || !/^https?:\/\//.test(home) || !URL.canParse(home)) {
    throw new Problem(
      `${home === '' ? 'No site is named' : `"${positionals.join(' ')}" is not the address of one site`}: name its home page, for example npm run deploy:check -- https://example.com/`,
    );
  }
  const results = await checkDeployment(home, allowed);
  console.log(formatResults(results));
  if (results.some(({ problems, isAllowed }) => problems.length > 0 && !isAllowed)) process.exitCode = 1;
}

void runMain(main);
