import type { ContractSource } from '@site/lib/compiler/types';
import type { BlockOptions } from '@site/lib/samples/BlockOptions';
import { ReaderError } from '@site/src/client/ReaderError';
import type { CompilerClient } from '../compiler/LiveCompiler';
import { loadExampleContracts } from '../examples/loadExampleContracts';

const LOAD_FAILED_MESSAGE =
  'The files that complete this contract could not be loaded. Check the connection, then change the text to try again.';

/**
 * Reads the files that complete the contract of a block: whole files, or the remaining definitions of its own file.
 *
 * @param shown - contract as the page shows it
 * @returns texts by file name; no name equals that of the contract
 * @throws ReaderError if a file is missing or cannot be loaded, or if the compiler does not respond
 */
export async function readCompletingFiles(
  options: BlockOptions,
  shown: ContractSource,
  client: Pick<CompilerClient, 'definitions'>,
): Promise<Record<string, string>> {
  const paths = options.part === undefined ? (options.with ?? []) : [options.part];
  if (paths.length === 0) return {};
  const examples = await loadExampleContracts().catch((error: unknown) => {
    throw new ReaderError(LOAD_FAILED_MESSAGE, { cause: error });
  });
  const files: Record<string, string> = {};
  for (const path of paths) {
    const text = examples.get(path);
    if (text === undefined)
      throw new ReaderError(`The file ${path}, which completes this contract, is missing. Reload the page.`);
    files[nameFile(path, shown.path, files)] =
      options.part === undefined ? text : await removeShownDefinitions(text, shown, client);
  }
  return files;
}

async function removeShownDefinitions(
  text: string,
  shown: ContractSource,
  client: Pick<CompilerClient, 'definitions'>,
): Promise<string> {
  const whole = 'whole.ws';
  const definitions = await client.definitions({ files: { [whole]: text, [shown.path]: shown.text } });
  const own = new Set(definitions.filter(({ path }) => path === shown.path).map(({ name }) => name));
  let rest = '';
  let end = 0;
  for (const definition of definitions.filter(({ path, name }) => path === whole && own.has(name))) {
    rest += text.slice(end, definition.start);
    end = definition.end;
  }
  return (rest + text.slice(end)).replace(/\n{3,}/g, '\n\n').trim();
}

/**
 * Returns the name of a file without its folder, because the command line reads all files from one folder. Prefixes of
 * `more-` make the name unique.
 *
 * @param own - name of the contract
 * @param others - files that are already named
 */
function nameFile(path: string, own: string, others: Readonly<Record<string, string>>): string {
  let name = path.slice(path.lastIndexOf('/') + 1);
  while (name === own || name in others) name = `more-${name}`;
  return name;
}
