import { DEFAULT_PACKAGE, EMITTER_PROPERTIES, labelEmitter, shortenEmittedPath } from '@site/lib/compiler/emitters';
import type { LiveRequests } from '@site/lib/compiler/liveRequests';
import { pickEmittedFiles } from '@site/lib/compiler/pickEmittedFiles';
import type { ContractSource, EmittedFile } from '@site/lib/compiler/types';
import type { BlockOptions } from '@site/lib/samples/BlockOptions';
import { getCompiler } from '../compiler/getCompiler';
import type { ContractFiles, GeneratedCode } from '../editor/navigation';
import { highlightInWorker } from '../highlight/highlightInWorker';
import { describeProblems, type Problems } from './describeProblems';
import type { Choice } from './outputPanels';
import { readCompletingFiles } from './readCompletingFiles';

/**
 * Maximum number of files to show below a contract, because a contract with a thousand definitions generates a thousand
 * files.
 */
const FILE_LIMIT = 20;

/** A generated file with the marks that color it; see `renderMarks`. */
export interface ColoredFile {
  title: string;
  code: string;
  marks: string;
}

/** Generated code, colored for the panel that shows it. */
export interface Output {
  files: readonly ColoredFile[];
  /** Number of files that are not shown. */
  moreCount: number;
}

/**
 * Compiler for one contract editor. A new call of `compile` supersedes an unfinished one; calls with and without a
 * choice do not affect each other. A call rejects with a `ReaderError` if it is superseded, if the compiler gives
 * no result, or if a file is missing.
 */
export interface ContractCompiler {
  /**
   * Checks the contract and generates code from it.
   *
   * @param choice - target and generation, or `undefined` to generate nothing
   * @param onProblems - receives the problems before the code is colored
   * @returns `undefined` if there is no choice, or if the compiler refused the contract
   */
  compile: (
    text: string,
    choice: Choice | undefined,
    onProblems: (problems: Problems) => void,
  ) => Promise<Output | undefined>;
  /**
   * Returns what the editor needs to show definitions: the path of the contract, the client of the compiler, and
   * functions that read all files and generate code for the choice.
   */
  describeFiles: (text: string, choice: Choice | undefined) => ContractFiles;
  /** Reads the contract, the files that complete it, and the options of its output. The default target is Java. */
  readRequest: (text: string, choice: Choice | undefined) => Promise<LiveRequests['compile']>;
}

/**
 * Connects the editor of a contract with the compiler.
 *
 * @param shown - the contract as the page shows it, under the file name that the editor's diagnostics use
 */
export function createContractCompiler(options: BlockOptions, shown: ContractSource): ContractCompiler {
  // Completions, hints and actions such as formatting use another client than `compile`, because a request supersedes
  // the earlier requests of the same kind and client.
  const client = getCompiler().connect();
  const editorClient = getCompiler().connect();
  const readFiles = createFileReader(options, shown);
  const { package: packageName = DEFAULT_PACKAGE, shared = false, show = [] } = options;

  const createRequest = (
    files: Readonly<Record<string, string>>,
    { target, generation }: Choice,
  ): LiveRequests['compile'] => ({ files, target, generation, package: packageName, shared });
  const generate = async (files: Readonly<Record<string, string>>, choice: Choice): Promise<GeneratedCode> => {
    const answer = await editorClient.compile(createRequest(files, choice));
    return { label: labelEmitter(choice.target, choice.generation), files: answer.files };
  };

  return {
    async compile(text, choice, onProblems) {
      const files = await readFiles(text);
      if (choice === undefined) {
        const diagnostics = await client.check({ files });
        onProblems(describeProblems({ diagnostics, stderr: '' }, shown.path));
        return undefined;
      }
      const answer = await client.compile(createRequest(files, choice));
      const problems = describeProblems(answer, shown.path);
      onProblems(problems);
      if (problems.isRefused) return undefined;
      const found = await client.definitions({ files: { [shown.path]: text } });
      const names = found.map(({ name }) => name);
      const { codeLanguage } = EMITTER_PROPERTIES[choice.target];
      return colorFiles(pickEmittedFiles(answer.files, show, names), codeLanguage);
    },

    describeFiles: (text, choice) => ({
      ...{ path: shown.path, readFiles: () => readFiles(text), client: editorClient },
      generate: choice === undefined ? undefined : (files) => generate(files, choice),
    }),

    async readRequest(text, choice = { target: 'java', generation: 'default' }) {
      return createRequest(await readFiles(text), choice);
    },
  };
}

/** Creates a function that returns the contract's text with the files that complete it. Reads these files only once. */
function createFileReader(
  options: BlockOptions,
  shown: ContractSource,
): (text: string) => Promise<Record<string, string>> {
  const client = getCompiler().connect();
  let others: Promise<Readonly<Record<string, string>>> | undefined;

  return async (text) => {
    others ??= readCompletingFiles(options, shown, client);
    try {
      return { ...(await others), [shown.path]: text };
    } catch (error) {
      // Discards the failed attempt, so that the next call reads the files again.
      others = undefined;
      throw error;
    }
  };
}

async function colorFiles(files: readonly EmittedFile[], language: string): Promise<Output> {
  const shown = files.slice(0, FILE_LIMIT);
  return {
    files: await Promise.all(
      shown.map(async ({ path, text }) => ({
        title: shortenEmittedPath(path),
        ...(await highlightInWorker(text, language)),
      })),
    ),
    moreCount: files.length - shown.length,
  };
}
