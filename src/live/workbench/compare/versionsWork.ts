import { listPaths } from '../session/fileNames';
import type { ModeWork, Texts } from '../session/ModeWork';

/** One of two versions of a contract. */
export type Side = 'before' | 'after';

/** Two versions to compare. */
export type Versions = Readonly<Record<Side, string>>;

/** Work of the mode *Compare*. */
export const VERSIONS_WORK: ModeWork = {
  mode: 'compare',
  kind: 'comparison',
  title: 'Comparison',
  object: 'both versions',
  hasContracts: false,
  keys: { before: 'playground.before', after: 'playground.after' },
  toFiles: ({ before = '', after = '' }) => [
    { path: 'before.ws', text: before },
    { path: 'after.ws', text: after },
  ],
  fromFiles: ([before, after]) => ({ before: before?.text ?? '', after: after?.text ?? '' }),
  /**
   * Replaces a version with contracts: the version that `destination` belongs to, otherwise the earlier version if it
   * is empty, otherwise the later version.
   */
  openContracts(contracts, texts, destination) {
    const side = readSide(destination) ?? (readVersions(texts).before.trim() === '' ? 'before' : 'after');
    const text = contracts.map((contract) => contract.text.trim()).join('\n\n');
    return { texts: { [side]: text }, reason: `The version ${side} the change is now ${listPaths(contracts)}.` };
  },
};

/** Reads the two versions from the texts of the mode. A missing version is empty. */
export function readVersions({ before = '', after = '' }: Texts): Versions {
  return { before, after };
}

/** Returns the version that an element belongs to; undefined outside both. */
function readSide(element: Element | undefined): Side | undefined {
  const side = element?.closest('[data-side]')?.getAttribute('data-side');
  return side === 'before' || side === 'after' ? side : undefined;
}
