import { describeError } from '../../../lib/errors/describeError';
import type { LanguageServerStep, TrialOf } from '../../../lib/claims';
import { createFinding, type ClaimFinding, type Job, readTrialFile } from '../Job';
import { LanguageServerClient } from './LanguageServerClient';

/**
 * Runs the steps of each trial with a language server. A trial that may change the state of the server gets a server of
 * its own; the others share one.
 *
 * @returns the findings in the order of the jobs
 */
export async function tryLanguageServer(jobs: readonly Job<TrialOf<'language-server'>>[]): Promise<ClaimFinding[]> {
  if (jobs.length === 0) return [];
  const shared = new LanguageServerClient();
  try {
    await shared.start();
    const findings: ClaimFinding[] = [];
    for (const job of jobs) findings.push(await (needsOwnServer(job) ? tryAlone(job) : trySteps(job, shared)));
    return findings;
  } finally {
    shared.stop();
  }
}

function needsOwnServer({ trial }: Job<TrialOf<'language-server'>>): boolean {
  return trial.steps.some((step) => 'closes' in step || 'unreadable' in step || 'notify' in step);
}

async function tryAlone(job: Job<TrialOf<'language-server'>>): Promise<ClaimFinding> {
  const server = new LanguageServerClient();
  try {
    await server.start();
    return await trySteps(job, server);
  } finally {
    server.stop();
  }
}

async function trySteps(job: Job<TrialOf<'language-server'>>, server: LanguageServerClient): Promise<ClaimFinding> {
  const problems: string[] = [];
  const outputs: string[] = [];
  for (const [index, step] of job.trial.steps.entries()) {
    const where = `steps[${index}], ${describeStep(step)}: `;
    try {
      const { problem, observed } = await tryStep(step, job, server);
      outputs.push(observed);
      if (problem !== undefined) problems.push(`${where}${problem}`);
    } catch (error) {
      problems.push(`${where}${describeError(error)}`);
      break;
    }
  }
  return createFinding(problems, outputs.join('\n'));
}

/** Names the keys that decide what a step does, such as `request textDocument/definition, at a.ws:1:6`. */
function describeStep(step: LanguageServerStep): string {
  const expectations = ['messages', 'answers', 'count'];
  return Object.entries(step)
    .filter(([key]) => !expectations.includes(key))
    .map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

interface StepResult {
  problem?: string;
  observed: string;
}

function toUri({ claim, trial }: Job, file: string): string {
  return `file:///${[claim.id, trial.folder, file].filter((part) => part !== undefined).join('/')}`;
}

async function tryStep(
  step: LanguageServerStep,
  job: Job<TrialOf<'language-server'>>,
  server: LanguageServerClient,
): Promise<StepResult> {
  if ('open' in step) return tryOpen(step, job, server);
  if ('request' in step) return tryRequest(step, job, server);
  if ('notify' in step) {
    server.notify(step.notify, step.params ?? {});
    return { observed: '' };
  }
  if ('unreadable' in step) {
    // The preceding `open` steps cause this error. The server reads the first message together with the beginning of
    // the second one, so it loses both messages.
    const { error } = await server.waitForParseError();
    const observed = error?.message ?? '';
    return observed.includes(step.unreadable)
      ? { observed }
      : { observed, problem: `unreadable: the server did not send "${step.unreadable}" but "${observed}"` };
  }
  const code = await server.close();
  return code === step.closes
    ? { observed: '' }
    : { observed: '', problem: `closes: the server ends with exit code ${String(code)}, not ${step.closes}` };
}

async function tryOpen(
  { open, messages }: Extract<LanguageServerStep, { open: string }>,
  job: Job<TrialOf<'language-server'>>,
  server: LanguageServerClient,
): Promise<StepResult> {
  const uri = toUri(job, open);
  server.open(uri, readTrialFile(job, open));
  // Without `messages`, no response is expected, because the server may be unable to parse this message.
  if (messages === undefined) return { observed: '' };
  const received = await server.waitForDiagnostics(uri);
  const observed = `${open}: ${JSON.stringify(received)}`;
  return JSON.stringify(received) === JSON.stringify(messages)
    ? { observed }
    : { observed, problem: `messages: the server sends ${observed}` };
}

async function tryRequest(
  { request, at, params = {}, answers = [], count }: Extract<LanguageServerStep, { request: string }>,
  job: Job<TrialOf<'language-server'>>,
  server: LanguageServerClient,
): Promise<StepResult> {
  const [file = '', line, column] = at.split(':');
  const { result, error } = await server.request(request, {
    textDocument: { uri: toUri(job, file) },
    position: { line: Number(line) - 1, character: Number(column) - 1 },
    ...params,
  });
  const observed = JSON.stringify(error ?? result ?? null);
  const missing = answers.filter((part) => !observed.includes(part));
  if (missing.length > 0)
    return { observed, problem: `answers: the response to ${request} lacks ${missing.join(', ')}; it is ${observed}` };
  const entries = Array.isArray(result) ? result.length : 0;
  return count === undefined || entries === count
    ? { observed }
    : { observed, problem: `count: the response to ${request} has ${entries} entries, not ${count}` };
}
