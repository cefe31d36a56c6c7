import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PostBuildStep } from '../../../lib/built-pages/PostBuildStep';

/**
 * Fails the build when a secret of its environment got into a file of the site.
 *
 * @param secrets - values by the names of their variables; messages say the names only
 */
export function createSecretsStep(secrets: ReadonlyMap<string, string>): PostBuildStep {
  return {
    name: 'secrets',
    start: ({ folder }) => ({
      finish() {
        const leaks = findLeaks(folder, secrets);
        if (leaks.length > 0) {
          throw new Error(
            `The build would publish secrets:\n${leaks.map((leak) => `  ${leak}`).join('\n')}\nTake them out of the sources, and replace them where they are used.`,
          );
        }
        return undefined;
      },
    }),
  };
}

function findLeaks(folder: string, secrets: ReadonlyMap<string, string>): string[] {
  if (secrets.size === 0) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ name, parentPath }) => {
    const file = path.join(parentPath, name);
    const content = readFileSync(file);
    return [...secrets]
      .filter(([, value]) => content.includes(value))
      .map(([variable]) => `${path.relative(folder, file)} contains the value of ${variable}`);
  });
}
