import { Joi } from '@docusaurus/utils-validation';

export interface SiteSearchOptions {
  /** Hosted search account; undefined selects the embedded index. */
  hosted?: { appId: string; apiKey: string; indexName: string } | undefined;
  /** Path of the search page, relative to the base URL. */
  searchPagePath: string;
  /** Maximum number of results per page in the dialog. */
  maxHitsPerGroup: number;
  /** URL for reporting a missing result, in which `{query}` is replaced; undefined removes the link. */
  reportUrl?: string | undefined;
  /**
   * Regular expression for URLs of results on other sites, which the browser opens. All other results are pages of this
   * site.
   */
  externalUrlPattern?: string | undefined;
}

const hostedPart = (what: string) =>
  Joi.string()
    .required()
    .messages({
      'any.required': `site-search: hosted has no {#label}, the ${what}; set all three parts, or omit hosted.`,
      'string.empty': `site-search: hosted has an empty {#label}, the ${what}; set all three parts, or omit hosted.`,
    });

/** Schema of the plugin's options, with defaults. */
export const OptionsSchema = Joi.object<SiteSearchOptions>({
  hosted: Joi.object({
    appId: hostedPart('application id'),
    apiKey: hostedPart('search-only key'),
    indexName: hostedPart('name of the index'),
  }),
  searchPagePath: Joi.string()
    .pattern(/^[^/].*[^/]$/)
    .default('search')
    .messages({
      'string.pattern.base':
        'site-search: searchPagePath is "{#value}", but it must be a path without leading or trailing slash, such as "search".',
    }),
  maxHitsPerGroup: Joi.number().integer().min(1).max(20).default(5),
  reportUrl: Joi.string(),
  externalUrlPattern: Joi.string().custom((value: string) => {
    new RegExp(value);
    return value;
  }),
});
