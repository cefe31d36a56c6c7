import { Joi } from '@docusaurus/utils-validation';

export interface SiteClientOptions {
  /** Folder of components, seen from the site's folder: a `client.ts` beside a component is its behavior in the browser, in production and in development. */
  components: string;
  /** Other modules of the client of the built site in the order in which they are evaluated, seen from the site's folder. The last one starts it. */
  modules: string[];
  /** Other modules of the client of the development server, where the generator's own application shows the pages. The last one starts it. */
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
  components: Joi.string()
    .required()
    .messages({ 'any.required': 'site-client: {#label} is missing, the folder of components with a client.' }),
  modules: list('modules of the client'),
  developmentModules: list('modules of the development server'),
  lateStyles: Joi.object().pattern(Joi.string(), Joi.string()),
});
