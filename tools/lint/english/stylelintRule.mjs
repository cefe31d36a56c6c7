import stylelint from 'stylelint';
import { cleanProse, findProblems } from './rules.mjs';

const RULE = 'site/check-comment-prose';

/**
 * A stylelint rule that checks comments with the rules of `english/rules.mjs`.
 *
 * @type {import('stylelint').Rule}
 */
const rule = () => (root, result) => {
  root.walkComments((comment) => {
    if (comment.text.startsWith('stylelint-') || comment.text.startsWith('cspell:')) return;
    for (const message of findProblems(cleanProse(comment.text.replaceAll(/^\s*\* ?/gm, '')), { isComment: true }))
      stylelint.utils.report({ result, ruleName: RULE, node: comment, message: `${message} (${RULE})` });
  });
};
rule.ruleName = RULE;
rule.messages = {};

export default stylelint.createPlugin(RULE, rule);
