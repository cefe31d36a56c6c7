import { Joi } from '@docusaurus/utils-validation';
import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';

export interface BuiltPagesOptions {
  /** Steps that process the built pages, in order. */
  steps: readonly PostBuildStep[];
}

/** Schema of the plugin's options. */
export const OptionsSchema = Joi.object<BuiltPagesOptions>({
  steps: Joi.array()
    .items(Joi.object({ name: Joi.string().required(), start: Joi.function().required() }))
    .unique('name')
    .required(),
});
