import postcss, { type Container, type Root, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';
import { listReadProperties } from './listReadProperties';
import { removeOverriddenProperties } from './removeOverriddenProperties';

/** What may be on the pages a stylesheet is for. */
export interface UsedNames {
  classes: ReadonlySet<string>;
  tagNames: ReadonlySet<string>;
  /** Custom properties that something else than the stylesheet reads, with their dashes. */
  properties: ReadonlySet<string>;
}

/**
 * Removes what no page can use: selectors that ask for a class or an element that is on no page, custom properties that nothing reads, and what becomes empty by
 * that; properties of the root element, also for one theme only, that a stronger layer overrides. Ids, attributes and states stay, whatever they are. The rest keeps its order.
 *
 * @returns the stylesheet, minified as it was
 */
export function removeUnusedCss(css: string, used: UsedNames): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const possible = rule.selectors.filter((selector) => isPossible(selector, used));
    if (possible.length === 0) rule.remove();
    else if (possible.length < rule.selectors.length) rule.selectors = possible;
  });
  removeOverriddenProperties(root);
  // A property may be read only by another property that goes, so it takes several rounds.
  while (removeUnreadProperties(root, used.properties));
  removeEmptyContainers(root);
  return root.toString();
}

/** Steps of an animation look like rules; their "selectors" are percentages. */
function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes');
}

function isPossible(selector: string, used: UsedNames): boolean {
  return parseSelectors()
    .astSync(selector)
    .nodes.some((node) => isSelectorPossible(node, used));
}

/** Pseudo-classes of which at least one argument has to match on the page; the argument of `:not()` need not. */
const REQUIRING = new Set([':is', ':where', ':has']);

function isSelectorPossible({ nodes }: Selector, used: UsedNames): boolean {
  return nodes.every((node) => {
    if (node.type === 'class') return used.classes.has(node.value);
    if (node.type === 'tag') return used.tagNames.has(node.value);
    if (node.type !== 'pseudo' || !REQUIRING.has(node.value)) return true;
    return node.nodes.some((inner) => isSelectorPossible(inner, used));
  });
}

/** @returns whether something was removed */
function removeUnreadProperties(root: Root, readElsewhere: ReadonlySet<string>): boolean {
  const read = new Set(readElsewhere);
  root.walkDecls(({ value }) => {
    for (const name of listReadProperties(value)) read.add(name);
  });
  let hasChanged = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    hasChanged = true;
  });
  return hasChanged;
}

function removeEmptyContainers(container: Container): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    // An at-rule without a block, such as the order of the layers, has no nodes at all.
    if (node.nodes === undefined) return;
    removeEmptyContainers(node);
    if (node.nodes.length === 0) node.remove();
  });
}
