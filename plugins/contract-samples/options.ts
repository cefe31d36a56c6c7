import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export interface ContractSamplesOptions {
  /** Folder of the project, which holds `examples/` and `node_modules/`. */
  projectFolder: string;
}

const OptionsSchema = Joi.object<ContractSamplesOptions>({
  projectFolder: Joi.string().required().messages({
    'any.required': 'contract-samples: name the folder that holds examples/ in projectFolder.',
  }),
});

/** @throws ValidationError for unknown or missing options. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<ContractSamplesOptions, ContractSamplesOptions>): ContractSamplesOptions {
  return validate(OptionsSchema, options);
}
