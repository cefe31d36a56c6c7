import type { AtRule, Root, Rule } from 'postcss';

/**
 * Removes custom properties of the root element that never hold, because a stronger layer sets them for the root element as well, whatever the theme and the window.
 *
 * @param root - a stylesheet; changed in place
 */
export function removeOverriddenProperties(root: Root): void {
  const layers = listLayers(root);
  const set = new Set<string>();
  for (const layer of layers.toReversed()) {
    const rules = findRootRules(root, layer);
    for (const rule of rules) {
      rule.walkDecls(/^--/, (declaration) => {
        if (set.has(declaration.prop)) declaration.remove();
      });
    }
    // Within a layer the later rule wins, which is not looked at here.
    for (const rule of rules) {
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

/** The rules of a layer for the root element, for nothing else beside it, and without conditions. */
function findRootRules(root: Root, layer: string): Rule[] {
  return listLayerRules(root)
    .filter(({ params }) => params === layer)
    .flatMap(({ nodes }) => nodes ?? [])
    .filter((node) => node.type === 'rule')
    .filter(({ selector }) => selector === ':root');
}

function listLayerRules(root: Root): AtRule[] {
  return root.nodes.filter((node) => node.type === 'atrule').filter(({ name }) => name === 'layer');
}
