import { Joi } from '@docusaurus/utils-validation';

export interface SiteClientOptions {
  /** Modules of the client in the order in which they are evaluated, seen from the site's folder. The last one starts it. */
  modules: string[];
  /** Client modules of the development server, where the generator's own application shows the pages. */
  developmentModules: string[];
  /** Folders, seen from the site's, whose styles come with the scripts that need them; by the names of their stylesheets. */
  lateStyles?: Readonly<Record<string, string>>;
}

const list = (what: string) =>
  Joi.array()
    .items(Joi.string())
    .min(1)
    .required()
    .messages({ 'any.required': `site-client: {#label} is missing, the ${what}.` });

/** What `validateOptions` of the plugin accepts. */
export const OptionsSchema = Joi.object<SiteClientOptions>({
  modules: list('modules of the client'),
  developmentModules: list('modules of the development server'),
  lateStyles: Joi.object().pattern(Joi.string(), Joi.string()),
});
