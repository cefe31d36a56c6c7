import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export interface ContractSamplesOptions {
  /** Folder of the project, which holds `examples/` and `node_modules/`. */
  projectFolder: string;
  /** Folders whose Markdown files are pages or parts of pages, absolute. */
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

/** @throws ValidationError for unknown or missing options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ContractSamplesOptions, ContractSamplesOptions>): ContractSamplesOptions {
  return validate(OptionsSchema, options);
}
