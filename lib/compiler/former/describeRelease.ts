import { EMITTER_PROPERTIES } from '../emitters';
import { type Release, SITE_RELEASE } from '../releases';
import { EMITTERS } from '../types';

const OR_LIST = new Intl.ListFormat('en', { type: 'disjunction' });

/** Describes the limits of a former release. */
export function describeRelease({ version, languages, flags }: Release): string {
  const targets = EMITTERS.filter((target) => languages[target] === undefined);
  const missing = SITE_RELEASE.flags.filter((flag) => !flags.includes(flag));
  const sentences = [
    targets.length > 0
      ? `Wirespec ${version} does not generate ${OR_LIST.format(targets.map((target) => EMITTER_PROPERTIES[target].label))}.`
      : '',
    missing.length > 0 ? `Wirespec ${version} does not support ${OR_LIST.format(missing)}.` : '',
    `Problems are not marked in the editor. Read, Convert and Compare use ${SITE_RELEASE.version}.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
