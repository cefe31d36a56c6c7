import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltSite, PostBuildStep } from '../../../lib/built-pages/PostBuildStep';

/**
 * Fails the build if a file of the site contains a secret of the environment.
 *
 * @param secrets - values by variable name; messages contain the names only
 */
export function createSecretsStep(secrets: ReadonlyMap<string, string>): PostBuildStep {
  return {
    start: (site) => ({
      finish() {
        const leaks = findLeaks(site, secrets);
        if (leaks.length > 0) {
          throw new Error(
            `The build would publish secrets:\n${leaks.map((leak) => `  ${leak}`).join('\n')}\nRemove them from the sources, and rotate them.`,
          );
        }
        return undefined;
      },
    }),
  };
}

function findLeaks({ folder, pages }: BuiltSite, secrets: ReadonlyMap<string, string>): string[] {
  if (secrets.size === 0) return [];
  // The pages are not written to disk yet.
  const built = new Map(pages.map((page) => [page.file, page]));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.flatMap(({ name, parentPath }) => {
    const absolute = path.join(parentPath, name);
    const file = path.relative(folder, absolute).replaceAll('\\', '/');
    const content = built.get(file)?.bytes ?? readFileSync(absolute);
    return [...secrets]
      .filter(([, value]) => content.includes(value))
      .map(([variable]) => `${file} contains the value of ${variable}`);
  });
}
