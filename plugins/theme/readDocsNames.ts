import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { DocsNames } from './findNavbarProblems';

/** @returns the documents and sidebars of each instance of the docs plugin, by the id of the instance */
export function readDocsNames(allContent: AllContent): ReadonlyMap<string, DocsNames> {
  const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {});

  return new Map(
    instances.map(([id, content]) => {
      // The generator keeps what each plugin has loaded without its type; under this name it is that of the docs plugin.
      const { loadedVersions } = content as LoadedContent;
      const docIds = loadedVersions.flatMap(({ docs }) => docs.map((doc) => doc.id));
      const sidebarIds = loadedVersions.flatMap(({ sidebars }) => Object.keys(sidebars));

      return [id, { docIds, sidebarIds }];
    }),
  );
}
