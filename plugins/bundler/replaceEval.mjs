/** What the module writes to hide Node's modules from bundlers, and how often. */
const HIDDEN_REQUIRE = "eval('require')(";
const EXPECTED_COUNT = 4;

/**
 * Lets a module of the compiler ask the global `require` for its file system without `eval`, which the site's security policy does not allow.
 *
 * @param {string} source of `kotlinx-io-kotlinx-io-core.mjs`
 * @returns {string}
 * @throws {Error} when the package has changed
 */
export default function replaceEval(source) {
  const parts = source.split(HIDDEN_REQUIRE);
  const count = parts.length - 1;
  if (count !== EXPECTED_COUNT) {
    throw new Error(
      `kotlinx-io-kotlinx-io-core.mjs of the compiler package has ${HIDDEN_REQUIRE} ${count} times, not ${EXPECTED_COUNT}: compare it with plugins/bundler/replaceEval.mjs.`,
    );
  }
  const replaced = parts.join('globalThis.require(');
  if (/\beval\(|new Function\b/.test(replaced)) {
    throw new Error(
      'kotlinx-io-kotlinx-io-core.mjs of the compiler package makes code of text in another way: see plugins/bundler/replaceEval.mjs.',
    );
  }

  return replaced;
}
