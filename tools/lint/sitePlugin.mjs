/** @typedef {{type: string, name?: string, source: {value: unknown}, specifiers: {type: string, imported?: {name?: string, value?: string}}[], object: {name?: string}, property: {name?: string}, parent: object}} SourceNode */
/** @typedef {{report: (problem: {node: SourceNode, message: string}) => void}} RuleContext */

/** Hooks that keep something, or do something after a component is drawn. Those that only read are fine: `useId`, `useContext`. */
const HOOKS = new Set([
  'useCallback',
  'useEffect',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
]);

/** @param {string} what */
const explain = (what) =>
  `${what} does nothing here: pages are drawn once, when the site is built, and React does not run in the browser. Put the behavior into the client.ts beside the component, or what has state into an island (src/live).`;

/** @param {RuleContext} context */
function create(context) {
  return {
    /** @param {SourceNode} node */
    ImportDeclaration(node) {
      if (node.source.value !== 'react') return;
      for (const { imported } of node.specifiers) {
        const name = imported?.name ?? imported?.value ?? '';
        if (HOOKS.has(name)) context.report({ node, message: explain(name) });
      }
    },
    /** `React.useState` @param {SourceNode} node */
    MemberExpression(node) {
      const name = node.property.name ?? '';
      if (node.object.name === 'React' && HOOKS.has(name)) context.report({ node, message: explain(name) });
    },
    /** @param {SourceNode & {name: {name?: string}}} node */
    JSXAttribute(node) {
      const { name = '' } = node.name;
      if (/^on[A-Z]/.test(name)) context.report({ node, message: explain(name) });
    },
  };
}

/** Rules of this site for Oxlint. `no-state-outside-islands` refuses hooks with state or effects, and handlers of events, where only static markup is drawn. */
export default { meta: { name: 'site' }, rules: { 'no-state-outside-islands': { create } } };
