import { Joi, normalizePluginOptions } from '@docusaurus/utils-validation';

export interface DeferredArticlesOptions {
  /** Folders whose Markdown files are pages, seen from the site's folder. */
  articleFolders: string[];
}

const OptionsSchema = Joi.object<DeferredArticlesOptions>({
  articleFolders: Joi.array().items(Joi.string()).required().messages({
    'any.required': 'deferred-articles: name the folders of the articles in articleFolders.',
  }),
});

/** @throws ValidationError for unknown or missing options */
export function readOptions(options: unknown): DeferredArticlesOptions {
  return normalizePluginOptions<DeferredArticlesOptions & { id?: string }>(
    OptionsSchema,
    Object(options) as Partial<DeferredArticlesOptions>,
  );
}
