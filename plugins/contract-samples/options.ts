import { Joi, normalizePluginOptions } from '@docusaurus/utils-validation';

export interface ContractSamplesOptions {
  /** Folder of the project, which holds `examples/` and `node_modules/`; seen from the site's folder. */
  projectFolder: string;
  /** Folders whose Markdown files are pages or parts of pages, seen from the site's folder. */
  pageFolders: string[];
}

const OptionsSchema = Joi.object<ContractSamplesOptions>({
  projectFolder: Joi.string().required().messages({
    'any.required': 'contract-samples: name the folder that holds examples/ in projectFolder.',
  }),
  pageFolders: Joi.array().items(Joi.string()).required().messages({
    'any.required': 'contract-samples: name the folders of the pages in pageFolders.',
  }),
});

/** @throws ValidationError for unknown or missing options */
export function readOptions(options: unknown): ContractSamplesOptions {
  return normalizePluginOptions<ContractSamplesOptions & { id?: string }>(
    OptionsSchema,
    Object(options) as Partial<ContractSamplesOptions>,
  );
}
