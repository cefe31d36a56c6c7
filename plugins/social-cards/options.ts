import { Joi, normalizePluginOptions } from '@docusaurus/utils-validation';

export interface SocialCardsOptions {
  /** Stylesheet that defines the colors of the dark theme, seen from the site's folder. */
  stylesheet: string;
  /** What pages below a folder of the site are called, by the folder: `{ docs: 'Documentation' }`. Other pages carry the tagline. */
  sections: Record<string, string>;
  /** Folder for finished pictures, so that the next build need not draw them again, seen from the site's folder. */
  cacheFolder: string;
}

const file = (name: string, what: string) =>
  Joi.string()
    .required()
    .messages({ 'any.required': `social-cards: name ${what} in ${name}.` });

const OptionsSchema = Joi.object<SocialCardsOptions>({
  stylesheet: file('stylesheet', 'the stylesheet with the colors'),
  sections: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
  cacheFolder: file('cacheFolder', 'the folder for finished pictures'),
});

/** @throws ValidationError for unknown or missing options */
export function readOptions(options: unknown): SocialCardsOptions {
  return normalizePluginOptions<SocialCardsOptions & { id?: string }>(
    OptionsSchema,
    Object(options) as Partial<SocialCardsOptions>,
  );
}
