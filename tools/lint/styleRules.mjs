import { createStyleRule } from './createStyleRule.mjs';

/** Allows `:hover` only inside `@media (hover: hover)` or `@media (scripting: none)`. */
export const restrictHover = createStyleRule('site/restrict-hover', (root, report) => {
  root.walkRules(/:hover/, (node) => {
    // `:not(:hover)` needs no media query, because it describes the normal state of an element, even on touch screens.
    const appliesOnHover = node.selector.replaceAll(/:not\([^)]*\)/g, '').includes(':hover');
    if (!appliesOnHover || isInsideAtRule(node, /\((?:hover: hover|scripting: none)\)/)) return;
    const message = `"${node.selector}" is outside @media (hover: hover): touch screens also apply :hover, and keep it until the next touch. Put the rule into that media query.`;
    report(node, message, ':hover');
  });
});

/**
 * Allows `!important` only inside `@media print` and `@media (prefers-reduced-motion: …)`, which must override all
 * other rules.
 */
export const restrictImportant = createStyleRule('site/restrict-important', (root, report) => {
  root.walkDecls((node) => {
    if (!node.important || isInsideAtRule(node, /\bprint\b|prefers-reduced-motion/)) return;
    const message = `!important is only for print and reduced motion, not for "${node.prop}" here: choose the right cascade layer instead`;
    report(node, message, '!important');
  });
});

/**
 * Returns whether the parameters of an at-rule around the node match a pattern.
 *
 * @param {import('./createStyleRule.mjs').Node} node
 * @param {RegExp} condition
 * @returns {boolean}
 */
function isInsideAtRule({ parent }, condition) {
  if (parent === undefined) return false;
  return ('params' in parent && condition.test(String(parent.params))) || isInsideAtRule(parent, condition);
}
