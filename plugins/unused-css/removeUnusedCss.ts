import postcss, { type Container, type Root } from 'postcss';

/** Anything in a script that could be a class name or a custom property, whole. */
const WORD = /[\w-]+/g;

const CLASS_NAME = /\.((?:\\.|[\w-])+)/g;
const VARIABLE_USE = /var\(\s*(--[\w-]+)/g;

/**
 * Removes what no page can use: rules whose class names occur in no script, custom properties that nothing reads, and what becomes empty by that.
 *
 * The scripts of the browser name every class a page can ever have, because they can render all pages. Selectors of elements, attributes and states stay. A class
 * that is put together from parts at run time has to be kept by `isKept`.
 *
 * @param css - a stylesheet.
 * @param scripts - the texts of all scripts of the site.
 * @param isKept - class names that stay in any case.
 */
export function removeUnusedCss(css: string, scripts: Iterable<string>, isKept: (className: string) => boolean): string {
  const words = collectWords(scripts);
  const root = postcss.parse(css);

  removeUnusedRules(root, (className) => words.has(className) || isKept(className));
  // A property may be read only by another property that goes, so it takes several rounds.
  while (removeUnreadProperties(root, words));
  removeEmptyContainers(root);
  return root.toString();
}

function collectWords(scripts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const script of scripts) for (const [word] of script.matchAll(WORD)) words.add(word);
  return words;
}

function removeUnusedRules(root: Root, isUsed: (className: string) => boolean): void {
  root.walkRules((rule) => {
    // Steps of an animation look like rules, their "selectors" are percentages.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(rule.parent.name)) return;
    const used = rule.selectors.filter((selector) => isSelectorUsed(selector, isUsed));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

function isSelectorUsed(selector: string, isUsed: (className: string) => boolean): boolean {
  // What stands in :not() and the like does not have to exist for the selector to match.
  const required = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '').replace(/\[[^\]]*\]/g, '');
  return [...required.matchAll(CLASS_NAME)].every(([, name = '']) => isUsed(name.replaceAll('\\', '')));
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
