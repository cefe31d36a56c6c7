import { EMITTER_FACTS } from '../emitters';
import { type Release, SITE_RELEASE } from '../releases';
import { EMITTERS } from '../types';

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** Describes the limits of a former release. */
export function describeRelease({ version, languages, flags }: Release): string {
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
