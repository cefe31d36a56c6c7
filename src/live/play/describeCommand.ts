import { EMITTER_FACTS } from '@site/lib/compiler/emitters';
import { findRelease, listCompileWords } from '@site/lib/compiler/releases';
import { isPackage, type PlayOptions } from './state/PlayState';

/** The command that generates the same from a folder of contracts. There is none for an invalid package, because a shell could read it as more than a name, nor for a target that the release does not have. */
export function describeCommand(options: PlayOptions): string | undefined {
  const { target, release: version, package: packageName, shared } = options;
  const release = findRelease(version);
  if (!isPackage(packageName) || release.languages[target] === undefined) return undefined;
  const generation = EMITTER_FACTS[target].hasGenerations ? options.generation : 'default';
  const words = listCompileWords(release, {
    ...{ input: 'contracts', output: 'generated', target, packageName, generation, shared },
  });
  const npx = version === undefined ? 'npx wirespec' : `npx --package=@flock/wirespec@${version} wirespec`;
  return [npx, ...words].join(' ');
}
