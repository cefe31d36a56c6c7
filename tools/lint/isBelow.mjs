/** @typedef {{type: string, params?: unknown, parent?: unknown}} StyleNode a rule or declaration, or what surrounds it */

/**
 * @param {StyleNode} node
 * @param {RegExp} condition
 * @returns {boolean} whether an at-rule around the node has such a condition
 */
export function isBelow(node, condition) {
  const parent = /** @type {StyleNode | undefined} */ (node.parent);
  if (parent === undefined) {
    return false;
  }

  return (parent.type === 'atrule' && condition.test(String(parent.params))) || isBelow(parent, condition);
}
