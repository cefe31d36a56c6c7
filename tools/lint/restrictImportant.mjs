import stylelint from 'stylelint';
import { isInsideAtRule } from './isInsideAtRule.mjs';

const RULE = 'site/restrict-important';
const ALLOWED_CONDITION = /\bprint\b|prefers-reduced-motion/;

const messages = stylelint.utils.ruleMessages(RULE, {
  rejected: (/** @type {string} */ property) =>
    `!important on "${property}" is outside of print and reduced motion: choose the right cascade layer for the rule instead`,
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
