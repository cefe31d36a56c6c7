/**
 * Forms in which releases of the compiler require Node's modules, with the number of occurrences in a module. Releases
 * since 0.17 use `eval`, which bundlers do not recognize. Earlier releases use plain `require`.
 */
const FORMS = [
  { pattern: /\beval\('require'\)\(/g, count: 4 },
  { pattern: /\brequire\((?='(?:node:)?fs'\))/g, count: 1 },
];

/**
 * Changes a compiler module to load Node's modules with the global `require` that `lib/compiler/command-line` sets,
 * because browsers do not have these modules. The security policy also blocks the `eval` of newer releases.
 *
 * @param {string} source content of a module that requires Node's modules
 * @returns {string} the changed module
 * @throws {Error} if the module requires Node's modules in an unknown form, or still evaluates strings
 */
export default function replaceRequire(source) {
  const form = FORMS.find(({ pattern, count }) => source.match(pattern)?.length === count);
  if (form === undefined) {
    throw new Error(
      "A module of the compiler package requires Node's modules in a new way. Adapt plugins/bundler/replaceRequire.mjs.",
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
