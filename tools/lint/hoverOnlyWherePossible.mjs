import stylelint from 'stylelint';
import { isBelow } from './isBelow.mjs';

const RULE = 'site/hover-only-where-possible';
const POSSIBLE = /\bhover\b|\bscripting: none\b/;

const messages = stylelint.utils.ruleMessages(RULE, {
  rejected: (/** @type {string} */ selector) =>
    `"${selector}" outside of @media (hover: hover): browsers also apply :hover to what a finger has touched, and keep it until the next touch`,
});

/**
 * A stylelint rule: `:hover` only below `@media (hover: hover)`, or where scripts are off.
 *
 * @type {import('stylelint').Rule}
 */
const rule = (enabled) => (root, result) => {
  if (enabled !== true) {
    return;
  }
  root.walkRules(/:hover/, (node) => {
    // A `:hover` that is negated needs no pointer.
    if (!node.selector.replaceAll(/:not\([^)]*\)/g, '').includes(':hover') || isBelow(node, POSSIBLE)) {
      return;
    }
    const message = messages.rejected(node.selector);
    stylelint.utils.report({ result, ruleName: RULE, node, message, word: ':hover' });
  });
};
rule.ruleName = RULE;
rule.messages = messages;

export default stylelint.createPlugin(RULE, rule);
