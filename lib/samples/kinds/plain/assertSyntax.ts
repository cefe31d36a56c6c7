import { SyntaxValidator } from 'fast-xml-validator';
import { parseAllDocuments } from 'yaml';
import { describeError } from '../../../errors/describeError';
import { findPosition } from '../../../compiler';
import { createFenceError, SampleError } from '../../SampleProblem';

interface SyntaxProblem {
  message: string;
  line: number;
  column: number;
}

/**
 * Parses JSON, YAML and XML. Other languages pass.
 *
 * @param examplePath - example file that contains the code; undefined if the page contains it
 * @throws SampleError for invalid code, with the position of the error in the page or in the example file
 */
export function assertSyntax(language: string, code: string, examplePath?: string): void {
  const problem = findProblem(language, code);
  if (!problem) return;
  const { line, column } = problem;
  const advice = `${problem.message.replace(/[.:]$/, '')}. Fix it, because readers copy it unchanged.`;
  throw examplePath === undefined
    ? new SampleError([{ title: `the ${language} does not parse`, advice, bodyLine: line, column, length: 1 }])
    : createFenceError(`examples/${examplePath}:${line}:${column} does not parse`, advice);
}

function findProblem(language: string, code: string): SyntaxProblem | undefined {
  switch (language) {
    case 'json':
      return findJsonProblem(code);
    case 'yaml':
      return findYamlProblem(code);
    case 'xml':
      return findXmlProblem(code);
    default:
      return undefined;
  }
}

function findJsonProblem(code: string): SyntaxProblem | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = describeError(error);
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return { message, ...findPosition(code, offset) };
  }
}

function findYamlProblem(code: string): SyntaxProblem | undefined {
  const [error] = parseAllDocuments(code).flatMap((document) => document.errors);
  if (!error) return undefined;
  const [place] = error.linePos ?? [];
  return { message: error.message.split('\n')[0] ?? '', line: place?.line ?? 1, column: place?.col ?? 1 };
}

function findXmlProblem(code: string): SyntaxProblem | undefined {
  try {
    SyntaxValidator.validate(code);
    return undefined;
  } catch (error) {
    // A caught value is `unknown`; the errors of the validator have these properties.
    const {
      message = String(error),
      line = 1,
      col: column = 1,
    } = Object(error) as { message?: string; line?: number; col?: number };
    return { message, line, column };
  }
}
