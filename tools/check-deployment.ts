// `npm run deploy:check -- URL [--allow headers,caching]`: tests a deployed site, prints a table, and ends with exit code 1 if something is wrong.
import { parseArgs } from 'node:util';
import { checkDeployment, formatResults } from './deploy/check/checkDeployment';
import { CHECKS } from './deploy/check/checks';
import { Problem } from './support/Problem.mjs';
import { runTool } from './support/runTool.mjs';

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { allow: { type: 'string', default: '' } } });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `The command line is not understood (${reason}): name a site and, after --allow, checks that may fail, for example npm run deploy:check -- https://example.com/ --allow headers.`,
    );
  }
}

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parse(args);
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

void runTool(main);
