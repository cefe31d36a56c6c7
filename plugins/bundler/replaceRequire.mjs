/** How releases of the compiler ask for Node's modules, and how often: since 0.17 in a form that bundlers do not recognize, before that in plain form. */
const FORMS = [
  { pattern: /\beval\('require'\)\(/g, count: 4 },
  { pattern: /\brequire\((?='(?:node:)?fs'\))/g, count: 1 },
];

/**
 * Makes a compiler module ask the global `require` for Node's modules, which `lib/compiler/command-line` puts there. The
 * security policy does not allow `eval`, and bundlers have no file system.
 *
 * @param {string} source content of a module that asks for Node's modules
 * @returns {string} the module without `eval`
 * @throws {Error} if the package has changed
 */
export default function replaceRequire(source) {
  const form = FORMS.find(({ pattern, count }) => source.match(pattern)?.length === count);
  if (form === undefined) {
    throw new Error(
      "A module of the compiler package asks for Node's modules in another way than before. Adapt plugins/bundler/replaceRequire.mjs.",
    );
  }
  const replaced = source.replaceAll(form.pattern, 'globalThis.require(');
  if (/\beval\(|new Function\b/.test(replaced)) {
    throw new Error(
      'A module of the compiler package evaluates strings, which the security policy blocks. Adapt plugins/bundler/replaceRequire.mjs.',
    );
  }

  return replaced;
}
