import { Joi } from '@docusaurus/utils-validation';
import type { SampleStore } from '../../lib/samples';

export interface ContractSamplesOptions {
  /** Project folder, which contains `examples/` and `node_modules/`; relative to the site folder. */
  projectFolder: string;
  /** Folders whose Markdown files are pages or partials, relative to the site folder. */
  pageFolders: string[];
  /** Store for the results, shared with the remark step. */
  store: SampleStore;
}

/** Schema of the plugin's options. */
export const OptionsSchema = Joi.object<ContractSamplesOptions>({
  projectFolder: Joi.string().required().messages({
    'any.required': 'contract-samples: name the folder that holds examples/ in projectFolder.',
  }),
  pageFolders: Joi.array().items(Joi.string()).required().messages({
    'any.required': 'contract-samples: name the folders of the pages in pageFolders.',
  }),
  store: Joi.object().required().messages({
    'any.required': 'contract-samples: pass the store of the remark step in store.',
  }),
});
