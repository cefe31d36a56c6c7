import stylelint from 'stylelint';
import { isBelow } from './isBelow.mjs';

const RULE = 'site/important-only-where-asked';
const ASKED = /\bprint\b|prefers-reduced-motion/;

const messages = stylelint.utils.ruleMessages(RULE, {
  rejected: (/** @type {string} */ property) =>
    `!important on "${property}" outside of print and reduced motion: give the rule its place in the cascade layers instead`,
});

/**
 * A stylelint rule: `!important` only below `@media print` and `@media (prefers-reduced-motion: …)`, where everything else must lose.
 *
 * @type {import('stylelint').Rule}
 */
const rule = (enabled) => (root, result) => {
  if (enabled !== true) {
    return;
  }
  root.walkDecls((declaration) => {
    if (declaration.important && !isBelow(declaration, ASKED)) {
      const message = messages.rejected(declaration.prop);
      stylelint.utils.report({ result, ruleName: RULE, node: declaration, message, word: '!important' });
    }
  });
};
rule.ruleName = RULE;
rule.messages = messages;

export default stylelint.createPlugin(RULE, rule);
