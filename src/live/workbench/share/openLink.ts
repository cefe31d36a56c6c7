import { EMITTERS } from '../../../../lib/compiler/types';
import { EMITTER_PROPERTIES } from '../../../../lib/compiler/emitters';
import { findFormerVersion } from '../../../../lib/compiler/findRelease';
import { SITE_RELEASE } from '../../../../lib/compiler/releases';
import { decodeState } from '../../share/decodeState';
import type { ShareState } from '../../share/ShareState';
import type { OpenedWork } from '../session/Boot';
import { MODE_WORK, showsContracts } from '../session/modes';
import {
  createState,
  DEFAULT_OPTIONS,
  type Mode,
  type WorkbenchState,
  toContractFiles,
} from '../session/WorkbenchState';
import type { LinkOptions } from '../session/readLinkOptions';
import { MODE_LINKS } from './modeLinks';

/**
 * Reads the content of a fragment; undefined if the fragment is not a link to the workbench.
 *
 * @throws ShareError if the fragment is a link that cannot be read
 */
export async function openLink(fragment: string, linkOptions: LinkOptions): Promise<OpenedWork | undefined> {
  const state = await decodeState(fragment);
  if (state === undefined) return undefined;
  const source = 'link';
  const [modeTexts] = MODE_WORK.flatMap((work) => {
    const texts = MODE_LINKS[work.mode]?.fromState(state);
    return texts === undefined ? [] : [{ work, texts }];
  });
  const mode = modeTexts?.work.mode ?? chooseMode(linkOptions);
  if (!('files' in state)) {
    const text = MODE_LINKS[mode]?.notice;
    return { source, modeTexts, mode, notice: text === undefined ? undefined : { text } };
  }
  const { contracts, problem } = openContracts(state);
  const text = ['These contracts come from the link.', problem].filter(Boolean).join(' ');
  return { source, modeTexts, mode, contracts, notice: { text } };
}

/**
 * Returns the mode that shows the contracts of a link. A query can choose among the modes that show contracts. A query
 * that names another mode is ignored: a reader who replaced only the fragment of the address still has the query of the
 * previous mode.
 */
function chooseMode({ mode: requested }: LinkOptions): Mode {
  return requested !== undefined && showsContracts(requested) ? requested : 'write';
}

interface LinkedContracts {
  contracts: WorkbenchState;
  /** Sentences about options that the page cannot apply; empty if it can apply all of them. */
  problem: string;
}

function openContracts(shared: Extract<ShareState, { files: object }>): LinkedContracts {
  const sources = Object.entries(shared.files).map(([path, text]) => ({ path, text }));
  if (!('target' in shared)) return { contracts: createState(sources, DEFAULT_OPTIONS), problem: '' };
  const target = EMITTERS.find((name) => name === shared.target) ?? DEFAULT_OPTIONS.target;
  const generation = shared.generation === 'ir' ? 'ir' : 'default';
  const isKnown = target === shared.target && generation === shared.generation;
  const problems = isKnown
    ? []
    : [
        `The link asks for ${shared.target} (${shared.generation}), which this release does not have: ${EMITTER_PROPERTIES[target].label} is shown instead.`,
      ];
  const requestedVersion = 'release' in shared ? shared.release : undefined;
  const release = requestedVersion === undefined ? undefined : findFormerVersion(requestedVersion);
  if (requestedVersion !== undefined && requestedVersion !== SITE_RELEASE.version && release === undefined) {
    problems.push(
      `The link asks for Wirespec ${requestedVersion}, which cannot be chosen here: ${SITE_RELEASE.version} is used instead.`,
    );
  }
  const options = { target, generation, package: shared.package, shared: shared.shared, release } as const;
  return { contracts: createState(sources, options), problem: problems.join(' ') };
}

/** Converts contracts and their options to the state of a link. `options.package` must be valid. */
export function toShareState({ files, options }: WorkbenchState): ShareState {
  const { release, ...others } = options;
  const work = { files: toContractFiles(files), ...others };
  return release === undefined ? { v: 1, ...work } : { v: 4, ...work, release };
}
