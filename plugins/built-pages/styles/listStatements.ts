import postcss, { type ChildNode, type Container } from 'postcss';

/** One thing that a stylesheet says: a declaration for one selector, or an at-rule without a block. */
export interface Statement {
  /** The at-rules around it, the outermost first: `@layer theme`, `@media print`; steps of animations as well. */
  scope: readonly string[];
  /** Nothing for what is not said of elements: in `@font-face`, in animations, at-rules without a block. */
  selector?: string;
  /** Of a declaration. */
  property?: string;
  /** Of a declaration with its value, or of the at-rule. */
  text: string;
}

/** @returns what a stylesheet says, in its order; a declaration once for each selector of its rule */
export function listStatements(css: string): Statement[] {
  return listBelow(postcss.parse(css), { scope: [], selectors: [] });
}

/** @returns a statement as a stylesheet would write it; the same text means the same statement */
export function formatStatement({ scope, selector, text }: Statement): string {
  const around = [...scope, ...(selector === undefined ? [] : [selector])];
  return around.reduceRight((inner, outer) => `${outer} { ${inner} }`, text);
}

/** Where something stands. */
interface Place {
  scope: readonly string[];
  selectors: readonly string[];
}

function listBelow(container: Container, place: Place): Statement[] {
  return (container.nodes ?? []).flatMap((node) => listNode(node, place));
}

function listNode(node: ChildNode, { scope, selectors }: Place): Statement[] {
  if (node.type === 'comment') return [];
  if (node.type === 'decl') {
    const said = { scope, property: node.prop, text: node.toString() };
    return selectors.length === 0 ? [said] : selectors.map((selector) => ({ ...said, selector }));
  }
  if (node.type === 'rule') {
    // Steps of an animation look like rules; their "selectors" are percentages.
    const isStep = scope.at(-1)?.includes('keyframes ') === true;
    return listBelow(
      node,
      isStep ? { scope: [...scope, node.selector], selectors } : { scope, selectors: node.selectors },
    );
  }
  const name = `@${node.name} ${node.params}`;
  return node.nodes === undefined ? [{ scope, text: name }] : listBelow(node, { scope: [...scope, name], selectors });
}
