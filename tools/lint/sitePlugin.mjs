/**
 * @typedef {{type: string, name?: string, source: {value: unknown}, specifiers: {type: string, imported?: {name?:
 * string, value?: string}}[], object: {name?: string}, property: {name?: string}, parent: object}} SourceNode
 */
/** @typedef {{report: (problem: {node: SourceNode, message: string}) => void}} RuleContext */

/**
 * Hooks that have no effect in static markup: those for state, effects, refs and memoization. Hooks that only
 * read, such as `useId` and `useContext`, work there.
 */
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
const describeProblem = (what) =>
  `${what} has no effect here: React renders pages only at build time and does not run in the browser. Move behavior into the client.ts beside the component, and state into an island (src/live).`;

/** @param {RuleContext} context */
function createStateRule(context) {
  return {
    /** @param {SourceNode} node */
    ImportDeclaration(node) {
      if (node.source.value !== 'react') return;
      for (const { imported } of node.specifiers) {
        const name = imported?.name ?? imported?.value ?? '';
        if (HOOKS.has(name)) context.report({ node, message: describeProblem(name) });
      }
    },
    /**
     * Reports a call such as `React.useState`.
     *
     * @param {SourceNode} node
     */
    MemberExpression(node) {
      const name = node.property.name ?? '';
      if (node.object.name === 'React' && HOOKS.has(name)) context.report({ node, message: describeProblem(name) });
    },
    /** @param {SourceNode & {name: {name?: string}}} node */
    JSXAttribute(node) {
      const { name = '' } = node.name;
      if (/^on[A-Z]/.test(name)) context.report({ node, message: describeProblem(name) });
    },
  };
}

const STORAGE_REMEDY = 'use readItem and writeItem from src/client/storage.ts';
const ADDRESS_REMEDY = 'use src/client/navigation/address.ts';
const JSON_REMEDY = 'use lib/json/parseJson.ts and check the value with parseUntrusted';
const NO_READER = 'create a module that checks the data, and allow it in oxlint.config.mjs';

/** Expressions with data from outside this release, each with the module to use instead. */
const UNTRUSTED_DATA = new Map([
  ['localStorage', STORAGE_REMEDY],
  ['sessionStorage', STORAGE_REMEDY],
  ['indexedDB', 'use readBlob and writeBlob from src/client/blobStorage.ts'],
  ['caches', 'use lib/offline/copies.ts'],
  ['location', ADDRESS_REMEDY],
  ['history.state', ADDRESS_REMEDY],
  ['document.URL', ADDRESS_REMEDY],
  ['document.documentURI', ADDRESS_REMEDY],
  ['document.baseURI', ADDRESS_REMEDY],
  ['document.referrer', NO_READER],
  ['document.cookie', NO_READER],
  ['window.name', NO_READER],
  ['JSON.parse', JSON_REMEDY],
]);
/**
 * Members of `location` that contain no data from outside: methods, and `origin`, which is the same for all addresses
 * of the site.
 */
const OWN_MEMBERS = new Set(['assign', 'origin', 'reload', 'replace']);

/** @param {string} what @param {string} remedy */
const explainOutside = (what, remedy) =>
  `${what} gives access to data from outside this release, which only one module may read: ${remedy}.`;

/**
 * @typedef {{type: string, name?: string, object?: AnyNode, property?: AnyNode, computed?: boolean, parent?: AnyNode,
 * id?: AnyNode, key?: AnyNode, init?: AnyNode, properties?: {key?: AnyNode}[], value?: unknown}} AnyNode
 */

/** @param {AnyNode | undefined} node */
const readName = (node) => node?.name ?? (typeof node?.value === 'string' ? node.value : '');

/** Removes the window from a name such as `window.history.state`. @param {string} name */
const dropWindow = (name) =>
  name.replace(/^(?:(?:window|self|globalThis)\.)+(?!name$)/, '').replace(/^document\.(?=location$)/, '');

/** @param {AnyNode | undefined} node @returns {string} */
const nameExpression = (node) =>
  node?.object === undefined ? readName(node) : dropWindow(`${nameExpression(node.object)}.${readName(node.property)}`);

/** @param {{report: (problem: {node: AnyNode, message: string}) => void}} context */
function createDataRule(context) {
  /** @param {AnyNode} node @param {string} name */
  const reportData = (node, name) => {
    const remedy = UNTRUSTED_DATA.get(name);
    const { parent } = node;
    const isOwn = name === 'location' && parent?.object === node && OWN_MEMBERS.has(readName(parent.property));
    if (remedy !== undefined && !isOwn) context.report({ node, message: explainOutside(name, remedy) });
  };

  return {
    /** @param {AnyNode} node */
    Identifier(node) {
      const { parent } = node;
      const isMember = parent?.type === 'MemberExpression' && parent.property === node && parent.computed !== true;
      const isKey = parent?.type === 'Property' && parent.key === node && parent.parent?.type === 'ObjectExpression';
      const isImported = parent?.type === 'ImportSpecifier';
      if (!isMember && !isKey && !isImported) reportData(node, node.name ?? '');
    },
    /** @param {AnyNode} node */
    MemberExpression(node) {
      reportData(node, nameExpression(node));
    },
    /**
     * Reports destructuring such as `const { state } = window.history`.
     *
     * @param {AnyNode} node
     */
    VariableDeclarator(node) {
      for (const { key } of node.id?.properties ?? [])
        reportData(node, dropWindow(`${nameExpression(node.init)}.${readName(key)}`));
    },
    /** @param {AnyNode & {callee?: AnyNode, arguments?: AnyNode[]}} node */
    CallExpression(node) {
      if (readName(node.callee?.property) === 'json' && node.arguments?.length === 0)
        context.report({ node, message: explainOutside('The JSON of a response', JSON_REMEDY) });
    },
  };
}

/** Events with data from other tabs, windows or workers, each with the module to use instead. */
const MESSAGE_EVENTS = new Map([
  ['message', 'use listenToWorker from src/client with a schema'],
  ['messageerror', 'use listenToWorker from src/client with a schema'],
  ['storage', 'use onStorageChange and readItem from src/client/storage.ts'],
]);
const CHANNELS = new Set(['BroadcastChannel', 'SharedWorker', 'EventSource', 'WebSocket']);

/** @param {{report: (problem: {node: AnyNode, message: string}) => void}} context */
function createMessageRule(context) {
  /** @param {AnyNode} node @param {string} name */
  const reportEvent = (node, name) => {
    const remedy = MESSAGE_EVENTS.get(name);
    if (remedy !== undefined) context.report({ node, message: explainOutside(`The event "${name}"`, remedy) });
  };

  return {
    /** @param {AnyNode & {callee?: AnyNode, arguments?: AnyNode[]}} node */
    CallExpression(node) {
      if ((node.callee?.name ?? readName(node.callee?.property)) === 'addEventListener')
        reportEvent(node, readName(node.arguments?.[0]));
    },
    /**
     * Reports an assignment such as `worker.onmessage = …`.
     *
     * @param {AnyNode & {left?: AnyNode}} node
     */
    AssignmentExpression(node) {
      const name = node.left?.name ?? readName(node.left?.property);
      if (name.startsWith('on')) reportEvent(node, name.slice(2));
    },
    /** @param {AnyNode & {callee?: AnyNode}} node */
    NewExpression(node) {
      const name = node.callee?.name ?? readName(node.callee?.property);
      if (CHANNELS.has(name))
        context.report({
          node,
          message: explainOutside(
            `A message from ${name}`,
            'use storage.ts for other tabs, and listenToWorker with a schema for workers',
          ),
        });
    },
  };
}

const FILES_REMEDY = 'use src/client/transfers.ts, or readDroppedFiles and useFileDrops of src/live/workbench/frame';

/** Names that scripts use to access pasted or dropped files and text, or to open files without a form. */
const TRANSFERS = new Set([
  'clipboardData',
  'dataTransfer',
  'getAsFile',
  'getAsFileSystemHandle',
  'launchQueue',
  'showDirectoryPicker',
  'showOpenFilePicker',
  'webkitGetAsEntry',
  'FileReader',
]);

/** @param {{report: (problem: {node: AnyNode, message: string}) => void}} context */
function createFileRule(context) {
  /** @param {AnyNode} node @param {string} name */
  const reportTransfer = (node, name) => {
    if (TRANSFERS.has(name)) context.report({ node, message: explainOutside(name, FILES_REMEDY) });
  };

  return {
    /** @param {AnyNode} node */
    Identifier(node) {
      reportTransfer(node, node.name ?? '');
    },
    /**
     * Reports an expression such as `event['dataTransfer']` or `navigator.clipboard.readText`.
     *
     * @param {AnyNode} node
     */
    MemberExpression(node) {
      const name = nameExpression(node);
      if (name.startsWith('navigator.clipboard.read'))
        context.report({ node, message: explainOutside(name, FILES_REMEDY) });
      if (node.computed === true && typeof node.property?.value === 'string') reportTransfer(node, node.property.value);
    },
    /**
     * Reports a clipboard in a variable, such as `const { readText } = navigator.clipboard`, because its later uses
     * cannot be recognized.
     *
     * @param {AnyNode} node
     */
    VariableDeclarator(node) {
      const source = nameExpression(node.init);
      const names = [source, ...(node.id?.properties ?? []).map(({ key }) => dropWindow(`${source}.${readName(key)}`))];
      for (const name of names)
        if (/^navigator\.clipboard(?:\.read|$)/.test(name))
          context.report({ node, message: explainOutside(name, FILES_REMEDY) });
    },
    /**
     * Reports destructuring with a quoted key, such as `({ 'dataTransfer': transfer }) => transfer`.
     *
     * @param {AnyNode} node
     */
    Property(node) {
      if (node.parent?.type === 'ObjectPattern' && typeof node.key?.value === 'string')
        reportTransfer(node, node.key.value);
    },
  };
}

/**
 * The site's own rules for Oxlint. `no-state-outside-islands` rejects hooks with state or effects, and event handlers,
 * in components that render static markup. `untrusted-data` rejects access to storage, caches, JSON, the address and
 * other data from outside this release. `untrusted-messages` rejects listeners for messages from other tabs, windows and
 * workers. `untrusted-files` rejects access to files and text that the reader pastes or drops. `oxlint.config.mjs` turns
 * these rules off for the modules that read such data on behalf of all others.
 */
export default {
  meta: { name: 'site' },
  rules: {
    'no-state-outside-islands': { create: createStateRule },
    'untrusted-data': { create: createDataRule },
    'untrusted-messages': { create: createMessageRule },
    'untrusted-files': { create: createFileRule },
  },
};
