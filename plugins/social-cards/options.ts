import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export interface SocialCardsOptions {
  /** Stylesheet that defines the colors of the dark theme, absolute. */
  stylesheet: string;
  /** What pages below a folder of the site are called, by the folder: `{ docs: 'Documentation' }`. Other pages carry the tagline. */
  sections: Record<string, string>;
  /** Folder for finished pictures, so that the next build need not draw them again, absolute. */
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

/** @throws ValidationError for unknown or missing options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<SocialCardsOptions, SocialCardsOptions>): SocialCardsOptions {
  return validate(OptionsSchema, options);
}
