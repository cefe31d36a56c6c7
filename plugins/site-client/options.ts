import { Joi } from '@docusaurus/utils-validation';

export interface SiteClientOptions {
  /**
   * Folder of components, relative to the site folder. The `client.ts` of a component is its behavior in the browser,
   * in production and development.
   */
  components: string;
  /**
   * Other client modules of the production site in evaluation order, relative to the site folder. The last one starts
   * the client.
   */
  modules: string[];
  /**
   * Other client modules of the development server, where the Docusaurus application renders the pages. The last one
   * starts the client.
   */
  developmentModules: string[];
  /** Folders whose styles load together with their scripts, relative to the site folder; by stylesheet name. */
  lazyStyles?: Readonly<Record<string, string>>;
}

const list = (what: string) =>
  Joi.array()
    .items(Joi.string())
    .min(1)
    .required()
    .messages({ 'any.required': `site-client: {#label} is missing, the ${what}.` });

/** Schema of the plugin's options. */
export const OptionsSchema = Joi.object<SiteClientOptions>({
  components: Joi.string()
    .required()
    .messages({ 'any.required': 'site-client: {#label} is missing, the folder of components with a client.' }),
  modules: list('modules of the client'),
  developmentModules: list('modules of the development server'),
  lazyStyles: Joi.object().pattern(Joi.string(), Joi.string()),
});
