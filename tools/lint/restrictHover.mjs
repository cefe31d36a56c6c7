import stylelint from 'stylelint';
import { isInsideAtRule } from './isInsideAtRule.mjs';

const RULE = 'site/restrict-hover';
const ALLOWED_CONDITION = /\((?:hover: hover|scripting: none)\)/;

const messages = stylelint.utils.ruleMessages(RULE, {
  rejected: (/** @type {string} */ selector) =>
    `"${selector}" is outside @media (hover: hover): touch screens also apply :hover, and keep it until the next touch. Put the rule into that media query.`,
});

/**
 * A stylelint rule that allows `:hover` only inside `@media (hover: hover)` or `@media (scripting: none)`.
 *
 * @type {import('stylelint').Rule}
 */
const rule = () => (root, result) => {
  root.walkRules(/:hover/, (node) => {
    // `:not(:hover)` needs no media query, because it describes the normal state of an element, even on touch screens.
    if (!node.selector.replaceAll(/:not\([^)]*\)/g, '').includes(':hover') || isInsideAtRule(node, ALLOWED_CONDITION)) {
      return;
    }
    const message = messages.rejected(node.selector);
    stylelint.utils.report({ result, ruleName: RULE, node, message, word: ':hover' });
  });
};
rule.ruleName = RULE;
rule.messages = messages;

export default stylelint.createPlugin(RULE, rule);
