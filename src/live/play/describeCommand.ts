import { EMITTER_FACTS } from '@site/lib/compiler/emitters';
import { isPackage, type PlayOptions } from './state/PlayState';

/** The command that generates the same from a folder of contracts. There is none for an invalid package, because a shell could read it as more than a name. */
export function describeCommand({ target, generation, package: packageName, shared }: PlayOptions): string | undefined {
  if (!isPackage(packageName)) return undefined;
  const { commandLineName, hasGenerations } = EMITTER_FACTS[target];
  return [
    'npx wirespec compile -i contracts -o generated',
    `-l ${commandLineName}`,
    `-p ${packageName}`,
    ...(shared ? ['--shared'] : []),
    ...(hasGenerations && generation === 'ir' ? ['--ir'] : []),
  ].join(' ');
}
