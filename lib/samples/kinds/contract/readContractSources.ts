import { type ContractSource, type Definition, findDefinitions } from '../../../compiler';
import { INLINE_PATH } from '../../assertExpectation';
import { type Examples, readSources } from '../../examples';
import type { Presentation } from '../../Fence';
import type { EmitterChoice, GenerationRequest } from '../../generation/parseGeneration';
import { createFenceError } from '../../SampleProblem';

/** Selection of an example file: the whole file, or the named definitions. */
export interface FileSelection {
  path: string;
  definitions: string[];
}

/** A parsed contract block. */
export interface ContractRequest extends Presentation, GenerationRequest {
  kind: 'contract';
  body: string;
  /** Whether the page expects the compiler to refuse the contract. */
  isWrong: boolean;
  /** Whether the page announces a mistake that the compiler accepts. */
  isWarned: boolean;
  /** Example files that complete the contract. */
  with: string[];
  file?: FileSelection;
  emit: EmitterChoice[];
}

/** Sources of a contract block. */
export interface ContractSources {
  /** The contract in the block. If the block shows a part of an example file, this is the whole file. */
  own: ContractSource;
  /** All files that are compiled together, including `own`. */
  sources: ContractSource[];
  /** Text to show, which may be a part of `own`. */
  shown: string;
  /** Names of the definitions in the text to show. */
  definitions: string[];
}

/**
 * Reads the text that a contract block shows, and all files with which it is compiled.
 *
 * @throws SampleError for missing files or definitions
 */
export function readContractSources(request: ContractRequest, examples: Examples): ContractSources {
  if (request.file === undefined) {
    const own = { path: INLINE_PATH, text: request.body };
    const others = readSources(request.with, examples);
    const definitions = findDefinitions(own.text).definitions.map(({ name }) => name);
    return { own, sources: [...others, own], shown: own.text, definitions };
  }
  const { path, definitions: wanted } = request.file;
  const own = { path, text: examples.read(path) };
  const { definitions } = findDefinitions(own.text);
  if (wanted.length === 0)
    return { own, sources: [own], shown: own.text, definitions: definitions.map(({ name }) => name) };

  const chosen = wanted.map((name) => requireDefinition(name, definitions, path));
  const shown = chosen.map(({ start, end }) => own.text.slice(start, end)).join('\n\n');
  return { own, sources: [own], shown, definitions: wanted };
}

function requireDefinition(name: string, definitions: readonly Definition[], path: string): Definition {
  const definition = definitions.find((candidate) => candidate.name === name);
  if (definition) return definition;
  throw createFenceError(
    `${path} does not define "${name}"`,
    `The file defines: ${definitions.map((candidate) => candidate.name).join(', ')}.`,
  );
}
