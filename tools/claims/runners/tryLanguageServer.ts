import type { LanguageServerStep, LanguageServerTrial } from '../../../lib/claims';
import { createFinding, type ClaimFinding, type Job, readTrialFile } from '../Job';
import { LanguageServer } from './LanguageServer';

/**
 * Talks to one server for all trials that leave it as it was, and to one of their own for the others.
 *
 * @returns the findings in the order of the jobs.
 */
export async function tryLanguageServer(jobs: readonly Job<LanguageServerTrial>[]): Promise<ClaimFinding[]> {
  if (jobs.length === 0) return [];
  const shared = new LanguageServer();
  try {
    await shared.start();
    const findings: ClaimFinding[] = [];
    for (const job of jobs) findings.push(await (harms(job) ? tryAlone(job) : trySteps(job, shared)));
    return findings;
  } finally {
    shared.stop();
  }
}

function harms({ trial }: Job<LanguageServerTrial>): boolean {
  return trial.steps.some((step) => 'closes' in step || 'unreadable' in step || 'notify' in step);
}

async function tryAlone(job: Job<LanguageServerTrial>): Promise<ClaimFinding> {
  const server = new LanguageServer();
  try {
    await server.start();
    return await trySteps(job, server);
  } finally {
    server.stop();
  }
}

async function trySteps(job: Job<LanguageServerTrial>, server: LanguageServer): Promise<ClaimFinding> {
  const problems: string[] = [];
  const observed: string[] = [];
  for (const step of job.trial.steps) {
    try {
      const { problem, said } = await tryStep(step, job, server);
      observed.push(said);
      if (problem !== undefined) problems.push(problem);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      break;
    }
  }
  return createFinding(problems, observed.join('\n'));
}

interface Heard {
  problem?: string;
  said: string;
}

function toUri({ claim, trial }: Job, file: string): string {
  return `file:///${[claim.id, trial.folder, file].filter((part) => part !== undefined).join('/')}`;
}

async function tryStep(
  step: LanguageServerStep,
  job: Job<LanguageServerTrial>,
  server: LanguageServer,
): Promise<Heard> {
  if ('open' in step) return tryOpen(step, job, server);
  if ('request' in step) return tryRequest(step, job, server);
  if ('notify' in step) {
    server.notify(step.notify, step.params ?? {});
    return { said: '' };
  }
  if ('unreadable' in step) {
    // Its frame is read together with the beginning of the next message, so both are lost.
    const { error } = await server.waitForParseError();
    const said = error?.message ?? '';
    return said.includes(step.unreadable)
      ? { said }
      : { said, problem: `unreadable: it does not say "${step.unreadable}" but "${said}"` };
  }
  const code = await server.close();
  return code === step.closes ? { said: '' } : { said: '', problem: `closes: it ends with exit code ${String(code)}` };
}

async function tryOpen(
  { open, messages }: Extract<LanguageServerStep, { open: string }>,
  job: Job<LanguageServerTrial>,
  server: LanguageServer,
): Promise<Heard> {
  const [uri, text] = [toUri(job, open), readTrialFile(job, open)];
  if (messages === undefined) {
    // Nobody waits: the server may not be able to read this at all.
    server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'wirespec', version: 1, text } });
    return { said: '' };
  }
  const heard = await server.open(uri, text);
  const said = `${open}: ${JSON.stringify(heard)}`;
  return JSON.stringify(heard) === JSON.stringify(messages)
    ? { said }
    : { said, problem: `messages: they are ${said}` };
}

async function tryRequest(
  { request, at, params = {}, answers = [], count }: Extract<LanguageServerStep, { request: string }>,
  job: Job<LanguageServerTrial>,
  server: LanguageServer,
): Promise<Heard> {
  const [file = '', line, column] = at.split(':');
  const { result, error } = await server.ask(request, {
    textDocument: { uri: toUri(job, file) },
    position: { line: Number(line) - 1, character: Number(column) - 1 },
    ...params,
  });
  const said = JSON.stringify(error ?? result ?? null);
  const missing = answers.filter((part) => !said.includes(part));
  if (missing.length > 0)
    return { said, problem: `answers: ${request} does not answer ${missing.join(', ')} but ${said}` };
  const entries = Array.isArray(result) ? result.length : 0;
  return count === undefined || entries === count
    ? { said }
    : { said, problem: `count: ${request} has ${entries} entries` };
}
