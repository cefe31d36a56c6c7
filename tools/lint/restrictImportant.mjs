import stylelint from 'stylelint';
import { isInsideAtRule } from './isInsideAtRule.mjs';

const RULE = 'site/restrict-important';
const ALLOWED_CONDITION = /\bprint\b|prefers-reduced-motion/;

const messages = stylelint.utils.ruleMessages(RULE, {
  rejected: (/** @type {string} */ property) =>
    `!important is only for print and reduced motion, not for "${property}" here: choose the right cascade layer instead`,
});

/**
 * A stylelint rule that allows `!important` only inside `@media print` and `@media (prefers-reduced-motion: …)`, which
 * must override all other rules.
 *
 * @type {import('stylelint').Rule}
 */
const rule = () => (root, result) => {
  root.walkDecls((declaration) => {
    if (declaration.important && !isInsideAtRule(declaration, ALLOWED_CONDITION)) {
      const message = messages.rejected(declaration.prop);
      stylelint.utils.report({ result, ruleName: RULE, node: declaration, message, word: '!important' });
    }
  });
};
rule.ruleName = RULE;
rule.messages = messages;

export default stylelint.createPlugin(RULE, rule);
