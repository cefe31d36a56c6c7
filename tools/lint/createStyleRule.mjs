import stylelint from 'stylelint';

/** @typedef {Parameters<ReturnType<import('stylelint').Rule>>[0]} Root */
/** @typedef {import('stylelint').Problem['node']} Node */

/**
 * Creates a stylelint plugin with one rule without options.
 *
 * @param {string} name
 * @param {(root: Root, report: (node: Node, message: string, word?: string) => void) => void} check
 * @returns {import('stylelint').Plugin}
 */
export function createStyleRule(name, check) {
  /** @type {import('stylelint').Rule} */
  const rule = () => (root, result) => {
    check(root, (node, message, word) => {
      stylelint.utils.report({ result, ruleName: name, node, message: `${message} (${name})`, ...(word && { word }) });
    });
  };
  rule.ruleName = name;
  rule.messages = {};
  return stylelint.createPlugin(name, rule);
}
