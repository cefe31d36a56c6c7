import { Joi } from '@docusaurus/utils-validation';
import type { PostBuildStep } from '../../lib/built-pages/PostBuildStep';

export interface BuiltPagesOptions {
  /** What is done with the finished pages, in this order. */
  steps: readonly PostBuildStep[];
}

/** What `validateOptions` of the plugin accepts. */
export const OptionsSchema = Joi.object<BuiltPagesOptions>({
  steps: Joi.array()
    .items(Joi.object({ name: Joi.string().required(), start: Joi.function().required() }))
    .unique('name')
    .required(),
});
