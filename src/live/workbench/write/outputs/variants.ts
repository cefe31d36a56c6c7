import { EMITTER_PROPERTIES } from '@site/lib/compiler/emitters';
import { findRelease, findFormerVersion, RELEASES } from '@site/lib/compiler/findRelease';
import type { Emitter } from '@site/lib/compiler/types';
import type { WorkbenchOptions } from '../../session/WorkbenchState';

/** A release of the compiler with one of its generations. */
export type Variant = Pick<WorkbenchOptions, 'release' | 'generation'>;

/** Lists the variants that can generate a target, starting with the site's release. */
export function listVariants(target: Emitter): Variant[] {
  return RELEASES.flatMap(({ version, languages, flags }): Variant[] => {
    if (languages[target] === undefined) return [];
    const hasIr = EMITTER_PROPERTIES[target].hasGenerations && flags.includes('--ir');
    const release = findFormerVersion(version);
    const defaultVariant: Variant = { release, generation: 'default' };
    return hasIr ? [defaultVariant, { release, generation: 'ir' }] : [defaultVariant];
  });
}

/** Returns the name of a variant for readers: the version of the release, with `--ir` for that generation. */
export function labelVariant({ release, generation }: Variant): string {
  const { version } = findRelease(release);
  return generation === 'ir' ? `${version} --ir` : version;
}

/**
 * Returns the variant that the options select. If the release does not have the selected generation, returns the
 * default generation.
 */
export function findVariant({ target, release, generation }: WorkbenchOptions): Variant {
  const variants = listVariants(target).filter((variant) => variant.release === release);
  return variants.find((variant) => variant.generation === generation) ?? { release, generation: 'default' };
}
