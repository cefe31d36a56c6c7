import { createStyleRule } from '../createStyleRule.mjs';
import { cleanProse, findProblems } from './rules.mjs';

/** A stylelint rule that checks comments with the rules of `english/rules.mjs`. */
export default createStyleRule('site/check-comment-prose', (root, report) => {
  root.walkComments((comment) => {
    if (comment.text.startsWith('stylelint-') || comment.text.startsWith('cspell:')) return;
    for (const message of findProblems(cleanProse(comment.text.replaceAll(/^\s*\* ?/gm, '')), { isComment: true }))
      report(comment, message);
  });
});
