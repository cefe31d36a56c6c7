import { EMITTER_FACTS } from './emitters';
import { findRelease, type FormerVersion, SITE_RELEASE } from './releases';
import { type Emitter, EMITTERS } from './types';

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** Describes the limits of a former release. Returns undefined for the site's own release, which has none. */
export function describeRelease(version: FormerVersion | undefined): string | undefined {
  if (version === undefined) return undefined;
  const { languages, flags } = findRelease(version);
  const targets = EMITTERS.filter((target) => languages[target] === undefined);
  const missing = SITE_RELEASE.flags.filter((flag) => !flags.includes(flag));
  const sentences = [
    targets.length > 0
      ? `Wirespec ${version} does not generate ${OR.format(targets.map((target) => EMITTER_FACTS[target].label))}.`
      : '',
    missing.length > 0 ? `Wirespec ${version} does not support ${OR.format(missing)}.` : '',
    `Problems are not marked in the editor. Read, Convert and Compare use ${SITE_RELEASE.version}.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Returns a message if a release does not support a target; otherwise undefined. */
export function describeMissingTarget(version: FormerVersion | undefined, target: Emitter): string | undefined {
  const release = findRelease(version);
  if (release.languages[target] !== undefined) return undefined;
  return `Wirespec ${release.version} does not generate ${EMITTER_FACTS[target].label}. Choose another target or another release.`;
}
