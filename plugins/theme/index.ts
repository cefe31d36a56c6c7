import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { AllContent, LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { type DocsNames, findNavbarProblems } from './findNavbarProblems';

export interface ThemeOptions {
  /** Global stylesheets in the order of the cascade, as paths from the site's folder. Components bring their own styles as CSS modules. */
  stylesheets: string[];
}

/**
 * Adds the global stylesheets to every page, and refuses a bar that leads to documents or sidebars that do not exist. The components of the theme need no plugin: the generator finds
 * them in `src/theme`.
 */
export default function theme({ siteDir, siteConfig }: LoadContext, { stylesheets }: ThemeOptions): Plugin {
  // `config/themeConfig.ts` writes it; the generator passes it through without its type.
  const { navbar } = siteConfig.themeConfig as Partial<ThemeConfig>;

  return {
    name: 'theme',
    getClientModules: () => stylesheets.map((file) => path.resolve(siteDir, file)),

    allContentLoaded({ allContent }) {
      const problems = findNavbarProblems(navbar?.items ?? [], readDocsNames(allContent));
      if (problems.length > 0) throw new Error(problems.join('\n\n'));
    },
  };
}

const OptionsSchema = Joi.object<ThemeOptions>({
  stylesheets: Joi.array()
    .items(Joi.string())
    .min(1)
    .required()
    .messages({ 'any.required': 'theme: {#label} is missing, the list of global stylesheets.' }),
});

/** @throws ValidationError for missing and unknown options */
theme.validateOptions = ({ validate, options }: OptionValidationContext<ThemeOptions, ThemeOptions>): ThemeOptions =>
  validate(OptionsSchema, options);

/** @returns the documents and sidebars of each instance of the docs plugin, by the id of the instance */
function readDocsNames(allContent: AllContent): ReadonlyMap<string, DocsNames> {
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
