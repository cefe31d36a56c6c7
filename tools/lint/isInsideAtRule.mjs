/** @typedef {{type: string, params?: unknown, parent?: unknown}} StyleNode a node of a PostCSS tree */

/**
 * Returns whether the parameters of an at-rule around the node match a pattern.
 *
 * @param {StyleNode} node
 * @param {RegExp} condition
 * @returns {boolean}
 */
export function isInsideAtRule(node, condition) {
  const parent = /** @type {StyleNode | undefined} */ (node.parent);
  if (parent === undefined) {
    return false;
  }

  return (parent.type === 'atrule' && condition.test(String(parent.params))) || isInsideAtRule(parent, condition);
}
