import type { AtRule, Root, Rule } from 'postcss';

/** Selects the root element and nothing else, in any theme. */
const ALWAYS = ':root';

/** Selects nothing but the root element, perhaps in some theme only. */
const SOMETIMES = /^(?::root|html)(?:\[[^\]]*\])*$/;

/**
 * Removes custom properties of the root element, also those for one theme only, that never hold, because a stronger layer sets them for it whatever the theme and the window.
 *
 * @param root - a stylesheet; changed in place
 */
export function removeOverriddenProperties(root: Root): void {
  const layers = listLayers(root);
  const set = new Set<string>();
  for (const layer of layers.toReversed()) {
    const rules = findRules(root, layer);
    for (const rule of rules.filter(({ selectors }) => selectors.every(isOnlyOfRoot))) {
      rule.walkDecls(/^--/, (declaration) => {
        if (set.has(declaration.prop)) declaration.remove();
      });
    }
    // Within a layer the later rule wins, which is not looked at here.
    for (const rule of rules.filter(({ selectors }) => selectors.some(isAlwaysRoot))) {
      rule.walkDecls(/^--/, ({ prop }) => {
        set.add(prop);
      });
    }
  }
}

/** @returns the names of the layers, the weakest first: in the order in which the stylesheet mentions them */
export function listLayers(root: Root): string[] {
  const names: string[] = [];
  for (const { params } of listLayerRules(root)) names.push(...params.split(',').map((name) => name.trim()));

  return [...new Set(names)];
}

/** @returns whether a selector is for the root element, whatever the theme */
export function isAlwaysRoot(selector: string | undefined): boolean {
  return selector === ALWAYS;
}

/** @returns whether a selector is for the root element alone, perhaps in some theme only */
export function isOnlyOfRoot(selector: string | undefined): boolean {
  return selector !== undefined && SOMETIMES.test(selector);
}

/** The rules of a layer that hold without conditions. */
function findRules(root: Root, layer: string): Rule[] {
  return listLayerRules(root)
    .filter(({ params }) => params === layer)
    .flatMap(({ nodes }) => nodes ?? [])
    .filter((node) => node.type === 'rule');
}

function listLayerRules(root: Root): AtRule[] {
  return root.nodes.filter((node) => node.type === 'atrule').filter(({ name }) => name === 'layer');
}
