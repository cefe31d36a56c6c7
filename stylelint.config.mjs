import checkCommentProse from './tools/lint/english/stylelintRule.mjs';
import { restrictHover, restrictImportant } from './tools/lint/styleRules.mjs';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [checkCommentProse, restrictHover, restrictImportant],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'site/check-comment-prose': true,
    'site/restrict-hover': true,
    'site/restrict-important': true,
    // In a media query, `em` is the text size that the reader has chosen in the browser.
    'media-feature-name-unit-allowed-list': { width: ['em'], height: ['em'] },
    // Only src/css/tokens.css may contain literal colors. All other stylesheets use its custom properties.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: 'A literal color belongs in src/css/tokens.css: use a --color-… or --code-… token.' },
    ],
    // Class names of CSS modules contain a hash (`title_AbCd`), which changes with the version of Docusaurus. Selectors
    // for a part of a class name usually match such a class.
    // With `:has()` on the root element, browsers recalculate the styles of the whole page whenever an element is added
    // anywhere, for example a prefetch link in the head.
    'selector-disallowed-list': [
      [
        String.raw`/\[\s*class\s*[*^|$~]?=/`,
        String.raw`/\.[\w-]*[a-zA-Z0-9]_(?!_)[\w-]{4}(?![\w-])/`,
        String.raw`/(?:\bhtml|:root|\bbody)[^\s>+~]*:has\(/`,
      ],
      {
        /** @param {string} selector */
        message: (selector) =>
          selector.includes(':has(')
            ? 'Select by a class: with :has() on the root, browsers restyle the whole page for each added element.'
            : 'Select by a stable class, an id, a role or an element, not by a name that CSS modules generate.',
      },
    ],
    'custom-property-pattern': [
      '^([a-z][a-z0-9]*)(-[a-z0-9]+)*$',
      { message: 'A custom property is written in kebab-case.' },
    ],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // Related declarations may follow each other without blank lines.
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    // The stable class names of Docusaurus do not follow one pattern.
    'selector-class-pattern': null,
    'selector-id-pattern': null,
    // Cascade layers decide which rule wins, so selectors may be in any order of specificity.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['**/*.module.css'],
      rules: {
        'selector-class-pattern': [
          '^[a-z][a-zA-Z0-9]*$',
          { message: 'A class of a CSS module is written in camelCase.', resolveNestedSelectors: true },
        ],
      },
    },
    {
      files: ['src/css/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
