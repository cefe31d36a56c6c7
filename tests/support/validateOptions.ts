import type { OptionValidationContext, Validate } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

/** A plugin that checks its options. */
export interface ValidatingPlugin<Options> {
  validateOptions: (context: OptionValidationContext<Options, Options>) => Options;
}

/**
 * Validates options with a plugin, as the generator does.
 *
 * @throws ValidationError as the plugin does
 */
export function validateOptions<Options>(plugin: ValidatingPlugin<Options>, options: object): Options {
  return plugin.validateOptions({
    validate: normalizePluginOptions as Validate<Options, Options>,
    options: options as Options,
  });
}
