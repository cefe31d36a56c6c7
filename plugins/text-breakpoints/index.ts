import type { Plugin } from '@docusaurus/types';
import type { AcceptedPlugin } from 'postcss';

/** Height of a letter, in pixels, for which the widths in stylesheets are meant: what browsers begin with. */
const TEXT_SIZE = 16;

/** Widths in the conditions of stylesheets are measured in the reader's own text size, see the README. */
export default function textBreakpoints(): Plugin {
  return {
    name: 'text-breakpoints',

    configurePostCss(options) {
      options.plugins.push(measureInText);

      return options;
    },
  };
}

/** Writes `(width >= 997px)` as `(width >= 62.3125em)`: in a condition, `em` is the text size that the reader has chosen in the browser, whatever a page says of its own. */
export const measureInText: AcceptedPlugin = {
  postcssPlugin: 'text-breakpoints',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(
        /(\d+(?:\.\d+)?)px\b/g,
        (_, pixels: string) => `${Number(pixels) / TEXT_SIZE}em`,
      );
    },
  },
};
