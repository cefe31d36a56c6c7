import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';

/** Decides about a class name: stays, goes, or (undefined) stays if a script names it. */
export type ClassDecision = (className: string) => 'keep' | 'drop' | undefined;

export interface CleanedCss {
  css: string;
  /** Classes whose rules went because no script names them. */
  unnamedClasses: ReadonlySet<string>;
}

/** Anything in a script that could be a class name or a custom property, whole. */
const WORD = /[\w-]+/g;

const CLASS_NAME = /\.((?:\\.|[\w-])+)/g;
const SELECTOR_LIST = /:(not|is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;
const VARIABLE_USE = /var\(\s*(--[\w-]+)/g;

/** The root element, in whatever state. */
const ROOT_SELECTOR = /^(?::root|html)?(?:\[[^\]]*\])?$/;

/**
 * Removes what no page can use: rules whose class names occur in no script, custom properties that nothing reads or that a stronger layer always overrides, and
 * what becomes empty by that.
 *
 * The scripts of the browser name every class a page can ever have, because they can render all pages. Selectors of elements, attributes and states stay.
 *
 * @param css - a stylesheet, its cascade layers in the order of their strength.
 * @param scripts - the texts of all scripts of the site.
 * @param decide - for classes that are put together from parts at run time, and those that are named but never shown.
 */
export function removeUnusedCss(css: string, scripts: Iterable<string>, decide: ClassDecision): CleanedCss {
  const words = collectWords(scripts);
  const root = postcss.parse(css);

  const unnamedClasses = new Set<string>();
  removeUnusedRules(root, (className) => {
    const decision = decide(className);
    if (decision !== undefined) return decision === 'keep';
    if (words.has(className)) return true;
    unnamedClasses.add(className);
    return false;
  });
  removeOverriddenProperties(root);
  while (inlineConstants(root, words));
  // A property may be read only by another property that goes, so it takes several rounds.
  while (removeUnreadProperties(root, words));
  removeEmptyContainers(root);
  return { css: root.toString(), unnamedClasses };
}

function collectWords(scripts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const script of scripts) for (const [word] of script.matchAll(WORD)) words.add(word);
  return words;
}

function removeUnusedRules(root: Root, isUsed: (className: string) => boolean): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter((selector) => isSelectorUsed(selector, isUsed));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/** Steps of an animation look like rules; their "selectors" are percentages. */
function isKeyframe({ parent }: Rule): boolean {
  return parent !== undefined && nodeIsAtRule(parent) && parent.name.endsWith('keyframes');
}

function nodeIsAtRule(node: { type: string }): node is AtRule {
  return node.type === 'atrule';
}

function isSelectorUsed(selector: string, isUsed: (className: string) => boolean): boolean {
  const plain = selector.replace(/\[[^\]]*\]/g, '');
  // One of the selectors in :is() and :where() has to exist; what stands in :not() and the like does not.
  const isPossible = [...plain.matchAll(SELECTOR_LIST)]
    .filter(([, name]) => name === 'is' || name === 'where')
    .every(([, , list = '']) => list.split(',').some((part) => areClassesUsed(part, isUsed)));
  return isPossible && areClassesUsed(plain.replace(SELECTOR_LIST, ''), isUsed);
}

function areClassesUsed(selector: string, isUsed: (className: string) => boolean): boolean {
  return [...selector.matchAll(CLASS_NAME)].every(([, name = '']) => isUsed(name.replaceAll('\\', '')));
}

/** What a later layer says of the root element without a condition, an earlier layer says in vain. */
function removeOverriddenProperties(root: Root): void {
  const overridden = new Set<string>();
  for (const layer of root.nodes.filter(nodeIsLayer).reverse()) {
    const rootRules = (layer.nodes ?? []).filter(nodeIsRootRule);
    for (const rule of rootRules) {
      rule.each((node) => {
        if (node.type === 'decl' && overridden.has(node.prop)) node.remove();
      });
    }
    for (const rule of rootRules.filter(({ selectors }) => selectors.includes(':root'))) {
      rule.each((node) => {
        if (node.type === 'decl' && node.prop.startsWith('--')) overridden.add(node.prop);
      });
    }
  }
}

function nodeIsLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer';
}

function nodeIsRootRule(node: ChildNode): node is Rule {
  return node.type === 'rule' && node.selectors.every((selector) => ROOT_SELECTOR.test(selector));
}

/**
 * Puts the value of a property that never changes into the places that read it: declared once, for the root element without a condition, from no other property.
 *
 * @returns whether something was put in.
 */
function inlineConstants(root: Root, words: ReadonlySet<string>): boolean {
  const declarations = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, string>();
  for (const [name, [declaration, ...others]] of declarations) {
    if (declaration === undefined || others.length > 0 || words.has(name) || !isConstant(declaration)) continue;
    constants.set(name, declaration.value);
  }

  let hasChanged = false;
  root.walkDecls((declaration) => {
    const value = declaration.value.replace(
      /var\(\s*(--[\w-]+)\s*(?:,[^(),]*)?\)/g,
      (use: string, name: string) => constants.get(name) ?? use,
    );
    if (value === declaration.value) return;
    declaration.value = value;
    hasChanged = true;
  });
  return hasChanged;
}

/** A value made of other properties would be computed where it is put, not at the root. */
function isConstant({ parent, value, important }: Declaration): boolean {
  if (parent === undefined || value.includes('var(') || important === true) return false;
  const { parent: container } = parent;
  const isUnconditional =
    container?.type === 'root' || (container !== undefined && nodeIsAtRule(container) && container.name === 'layer');
  return isUnconditional && nodeIsRule(parent) && parent.selectors.includes(':root');
}

function nodeIsRule(node: { type: string }): node is Rule {
  return node.type === 'rule';
}

/** @returns whether something was removed. */
function removeUnreadProperties(root: Root, words: ReadonlySet<string>): boolean {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(VARIABLE_USE)) read.add(name);
  });
  let hasRemoved = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop) || words.has(declaration.prop)) return;
    declaration.remove();
    hasRemoved = true;
  });
  return hasRemoved;
}

function removeEmptyContainers(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    removeEmptyContainers(node);
    if (node.nodes.length === 0) node.remove();
  });
}
