import { compilerVersion, type ContractSource, type Diagnostic } from '../compiler';
import { createFenceError, SampleError } from './SampleProblem';

/** File name of a contract that a page contains. */
export const INLINE_PATH = 'contract.ws';

/**
 * Compares the diagnostics of a contract with the expectation of the page.
 *
 * @param isWrong - whether the page expects the contract to fail
 * @param own - contract that the block shows; errors in other files are never expected
 * @returns the diagnostics to show; empty for a valid contract
 * @throws SampleError if the diagnostics differ from the expectation
 */
export function assertExpectation(
  diagnostics: Diagnostic[],
  isWrong: boolean,
  own: ContractSource,
  sources: readonly ContractSource[],
): Diagnostic[] {
  if (diagnostics.length === 0) {
    if (!isWrong) return [];
    throw createFenceError(
      'the contract compiles, but is marked as wrong',
      `The compiler (${compilerVersion}) accepts it. If the language has changed, remove the word wrong; if an edit has removed the mistake, restore it.`,
    );
  }
  const foreign = diagnostics.filter(({ path }) => path !== own.path);
  if (!isWrong || foreign.length > 0) throw createDiagnosticsError(isWrong ? foreign : diagnostics, sources);
  if (diagnostics.every(({ isWarning }) => isWarning)) {
    throw createFenceError(
      'the contract compiles with a warning, but is marked as wrong',
      'If the page explains the mistake, replace the word wrong with warned; otherwise, correct the contract.',
    );
  }
  if (diagnostics.every(({ source }) => source === 'site')) {
    throw createFenceError(
      'the compiler reports no error for this wrong contract',
      'Only the stricter check of this site refuses it, so there is no message to show. Describe the mistake in words instead.',
    );
  }
  return diagnostics;
}

/**
 * Removes the warnings of a contract if its page announces them with the word `warned`.
 *
 * @returns the remaining diagnostics; all of them if the page announces no warnings
 * @throws SampleError if the page announces warnings, but there are none
 */
export function removeAnnouncedWarnings(found: Diagnostic[], isAnnounced: boolean): Diagnostic[] {
  if (!isAnnounced) return found;
  const diagnostics = found.filter(({ isWarning }) => !isWarning);
  if (diagnostics.length === found.length) {
    throw createFenceError(
      'the contract is marked as warned, but there is no warning',
      'Remove the word warned; if an edit has removed the mistake, restore it.',
    );
  }
  return diagnostics;
}

/** Converts unexpected diagnostics to problems of the block or of the example file that contains them. */
export function createDiagnosticsError(
  diagnostics: readonly Diagnostic[],
  sources: readonly ContractSource[],
): SampleError {
  return new SampleError(
    diagnostics.map(({ path, message, line, column, length, isWarning = false }) => {
      const source = sources.find((candidate) => candidate.path === path);
      const isInline = path === INLINE_PATH;
      const title = isWarning ? 'has a mistake that the compiler accepts' : 'does not compile';
      const remedy = isWarning
        ? 'mark the block as warned if the page explains the mistake'
        : 'mark the block as wrong if it is meant to fail';
      return {
        title: `${isInline ? 'the contract' : `examples/${path}`} ${title}`,
        advice: `${message} (compiler ${compilerVersion}). ${isInline ? `Correct the contract, or ${remedy}.` : 'Correct the example.'}`,
        bodyLine: line,
        column,
        length,
        ...(source && !isInline ? { example: source } : {}),
      };
    }),
  );
}
