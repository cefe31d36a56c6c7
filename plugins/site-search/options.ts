import { Joi } from '@docusaurus/utils-validation';

export interface SiteSearchOptions {
  /** Account at the hosted provider; without it the index inside the site answers. */
  hosted?: { appId: string; apiKey: string; indexName: string } | undefined;
  /** Route of the search page, below the base URL. */
  searchPagePath: string;
  /** Results with the same page in the dialog, at most. */
  maxHitsPerGroup: number;
  /** Where a reader says that a result is missing; `{query}` becomes the query. Without it there is no such link. */
  reportUrl?: string | undefined;
  /** Regular expression: results with such an address are on another site, and the browser goes there. All others are pages of this site. */
  externalUrlPattern?: string | undefined;
}

const hostedPart = (what: string) =>
  Joi.string()
    .required()
    .messages({
      'any.required': `site-search: hosted has no {#label}, the ${what}; give all three parts, or leave hosted out.`,
      'string.empty': `site-search: hosted has an empty {#label}, the ${what}; give all three parts, or leave hosted out.`,
    });

/** What `validateOptions` of the plugin accepts, with the defaults. */
export const OptionsSchema = Joi.object<SiteSearchOptions>({
  hosted: Joi.object({
    appId: hostedPart('application id'),
    apiKey: hostedPart('key that may only search'),
    indexName: hostedPart('name of the index'),
  }),
  searchPagePath: Joi.string()
    .pattern(/^[^/].*[^/]$/)
    .default('search')
    .messages({
      'string.pattern.base':
        'site-search: searchPagePath is "{#value}", but it has to be a path without slashes at its ends, such as "search".',
    }),
  maxHitsPerGroup: Joi.number().integer().min(1).max(20).default(5),
  reportUrl: Joi.string(),
  externalUrlPattern: Joi.string().custom((value: string) => {
    new RegExp(value);
    return value;
  }),
});
