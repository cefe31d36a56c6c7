import { type ContractSource, type Emitter, findDefinitions, type Generation } from '../../lib/compiler';
import { openSampleHost, type SampleBlock } from '../../lib/samples';
import { INLINE_PATH } from '../../lib/samples/assertExpectation';
import { readContractSources } from '../../lib/samples/kinds/contract/readContractSources';
import { readSources } from '../../lib/samples/examples';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { listBlocks } from './listBlocks';

/** A contract whose generated code is on a page. */
export interface GenerationOnPage {
  /**
   * The example file, or the page and the definitions of the block: `docs/emitters/java.md Book, Genre`. Edits around
   * the block do not change it.
   */
  name: string;
  sources: ContractSource[];
  emitter: Emitter;
  generation: Generation;
}

/** Lists every contract that a page shows code of for the emitter, each once. */
export function listGenerations(emitter: Emitter): GenerationOnPage[] {
  const { examples } = openSampleHost(REPOSITORY);
  const found = listBlocks().flatMap(({ page, request }) => {
    const choices = listChoices(request).filter((choice) => choice.emitter === emitter);
    if (choices.length === 0) return [];
    const sources = listSources(request, examples);
    return choices.map(({ generation }) => ({
      name: describe(page, sources),
      sources,
      emitter,
      generation,
    }));
  });
  return [...new Map(found.map((entry) => [`${entry.name} ${entry.generation}`, entry])).values()];
}

function listChoices(request: SampleBlock['request']): Pick<GenerationOnPage, 'emitter' | 'generation'>[] {
  if (request.kind === 'contract') return request.emit;
  return request.kind === 'output' ? [request.choice] : [];
}

function listSources(
  request: SampleBlock['request'],
  examples: ReturnType<typeof openSampleHost>['examples'],
): ContractSource[] {
  if (request.kind === 'contract') return readContractSources(request, examples).sources;
  return request.kind === 'output' ? readSources(request.of, examples) : [];
}

function describe(page: string, sources: readonly ContractSource[]): string {
  const inline = sources.find(({ path: file }) => file === INLINE_PATH);
  const files = sources.filter((source) => source !== inline).map(({ path: file }) => file);
  if (!inline) return files.join(' + ');
  const names = findDefinitions(inline.text).definitions.map(({ name }) => name);
  return `${page} ${[...files, names.join(', ')].join(' + ')}`;
}
