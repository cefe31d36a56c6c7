import { Joi } from '@docusaurus/utils-validation';
import type { SampleStore } from '../../lib/samples';

export interface ContractSamplesOptions {
  /** Folder of the project, which holds `examples/` and `node_modules/`; seen from the site's folder. */
  projectFolder: string;
  /** Folders whose Markdown files are pages or parts of pages, seen from the site's folder. */
  pageFolders: string[];
  /** Where the results go; the remark step gets the same one. */
  store: SampleStore;
}

/** What `validateOptions` of the plugin accepts. */
export const OptionsSchema = Joi.object<ContractSamplesOptions>({
  projectFolder: Joi.string().required().messages({
    'any.required': 'contract-samples: name the folder that holds examples/ in projectFolder.',
  }),
  pageFolders: Joi.array().items(Joi.string()).required().messages({
    'any.required': 'contract-samples: name the folders of the pages in pageFolders.',
  }),
  store: Joi.object().required().messages({
    'any.required': 'contract-samples: hand the store that the remark step reads to the plugin as store.',
  }),
});
