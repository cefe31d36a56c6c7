import { EMITTER_FACTS } from '@site/lib/compiler/emitters';
import type { PlayOptions } from './state/PlayState';

/** The command that generates the same from a folder of contracts. */
export function describeCommand({ target, generation, package: packageName, shared }: PlayOptions): string {
  const { commandLineName, hasGenerations } = EMITTER_FACTS[target];
  return [
    'npx wirespec compile -i contracts -o generated',
    `-l ${commandLineName}`,
    `-p ${packageName}`,
    ...(shared ? ['--shared'] : []),
    ...(hasGenerations && generation === 'ir' ? ['--ir'] : []),
  ].join(' ');
}
