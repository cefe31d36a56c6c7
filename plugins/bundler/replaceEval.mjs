/** Expression with which the module hides Node's modules from bundlers, and its number of occurrences. */
const HIDDEN_REQUIRE = "eval('require')(";
const EXPECTED_COUNT = 4;

/**
 * Replaces `eval('require')` in a compiler module with the global `require`, because the security policy does not allow
 * `eval`.
 *
 * @param {string} source content of `kotlinx-io-kotlinx-io-core.mjs`
 * @returns {string} the module without `eval`
 * @throws {Error} if the package has changed
 */
export default function replaceEval(source) {
  const parts = source.split(HIDDEN_REQUIRE);
  const count = parts.length - 1;
  if (count !== EXPECTED_COUNT) {
    throw new Error(
      `kotlinx-io-kotlinx-io-core.mjs of the compiler package contains ${HIDDEN_REQUIRE} ${count} times instead of ${EXPECTED_COUNT} times. Adapt plugins/bundler/replaceEval.mjs.`,
    );
  }
  const replaced = parts.join('globalThis.require(');
  if (/\beval\(|new Function\b/.test(replaced)) {
    throw new Error(
      'kotlinx-io-kotlinx-io-core.mjs of the compiler package evaluates strings in another way, which the security policy blocks. Adapt plugins/bundler/replaceEval.mjs.',
    );
  }

  return replaced;
}
