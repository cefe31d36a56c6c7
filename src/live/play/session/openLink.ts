import { EMITTERS } from '../../../../lib/compiler/types';
import { EMITTER_FACTS } from '../../../../lib/compiler/emitters';
import { FORMER_VERSIONS, SITE_RELEASE } from '../../../../lib/compiler/releases';
import { decodeState } from '../../share/decodeState';
import type { ShareState } from '../../share/ShareState';
import type { ModeWork, Texts } from './ModeWork';
import { createState, DEFAULT_OPTIONS, type PlayState, toContractFiles } from './PlayState';

/** Content of a link: contracts, the texts of a mode, or both. */
export interface LinkContent {
  contracts: LinkedContracts | undefined;
  own: { work: ModeWork; texts: Texts } | undefined;
}

interface LinkedContracts {
  state: PlayState;
  /** A sentence about options that this release does not have; empty if it has all. */
  problem: string;
}

/**
 * Reads the content of a fragment; undefined if the fragment is not a link to the workbench.
 *
 * @throws ShareError with a message for readers
 */
export async function openLink(fragment: string, works: readonly ModeWork[]): Promise<LinkContent | undefined> {
  const shared = await decodeState(fragment);
  if (shared === undefined) return undefined;
  const [own] = works.flatMap((work) => {
    const texts = work.openLink(shared);
    return texts === undefined ? [] : [{ work, texts }];
  });
  return { own, contracts: 'files' in shared ? openContracts(shared) : undefined };
}

function openContracts(shared: Extract<ShareState, { files: object }>): LinkedContracts {
  const sources = Object.entries(shared.files).map(([path, text]) => ({ path, text }));
  if (!('target' in shared)) return { state: createState(sources, DEFAULT_OPTIONS), problem: '' };
  const target = EMITTERS.find((name) => name === shared.target) ?? DEFAULT_OPTIONS.target;
  const generation = shared.generation === 'ir' ? 'ir' : 'default';
  const isKnown = target === shared.target && generation === shared.generation;
  const problems = isKnown
    ? []
    : [
        `The link asks for ${shared.target} (${shared.generation}), which this release does not have: ${EMITTER_FACTS[target].label} is shown instead.`,
      ];
  const wanted = 'release' in shared ? shared.release : undefined;
  const release = FORMER_VERSIONS.find((known) => known === wanted);
  if (wanted !== undefined && wanted !== SITE_RELEASE.version && release === undefined) {
    problems.push(
      `The link asks for Wirespec ${wanted}, which cannot be chosen here: ${SITE_RELEASE.version} is used instead.`,
    );
  }
  const options = { target, generation, package: shared.package, shared: shared.shared, release } as const;
  return { state: createState(sources, options), problem: problems.join(' ') };
}

/** Converts contracts and their options to the state of a link. `options.package` must be valid. */
export function toShareState({ files, options }: PlayState): ShareState {
  const { release, ...others } = options;
  const work = { files: toContractFiles(files), ...others };
  return release === undefined ? { v: 1, ...work } : { v: 4, ...work, release };
}
