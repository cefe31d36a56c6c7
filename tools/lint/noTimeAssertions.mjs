/** Identifiers of measured times, such as `elapsed`, `readDuration`, `medianMs` and `took`. */
const TIME_NAME = /[eE]lapsed|[dD]uration|^took|Took|cpuUsage|^p\d\d|^(?:ms|milliseconds)$|[a-z\d]Ms$|Milliseconds$/;
const CLOCKS = new Set(['performance.now', 'Date.now', 'process.hrtime', 'process.cpuUsage', 'hrtime.bigint']);
const MESSAGE =
  'A test must not assert elapsed or processor time, which depends on the machine: assert the cause (which calls, loads or requests happen, and how often), use fake timers, or measure it in bench.';

/**
 * A lint rule for tests and the scripts of claims. It rejects `expect` if the argument contains an identifier that is
 * named like a time. It also rejects every subtraction from a clock reading, such as `performance.now() - start`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const noTimeAssertions = {
  create(context) {
    const report = (/** @type {import('eslint').Rule.Node} */ node) => {
      context.report({ node, message: MESSAGE });
    };

    return {
      CallExpression(node) {
        const { callee } = node;
        const { object = callee } = /** @type {{object?: typeof callee}} */ (callee);
        const isExpect = object.type === 'Identifier' && object.name === 'expect';
        const [actual] = node.arguments;
        if (isExpect && actual !== undefined && hasTimeName(context.sourceCode.getText(actual))) report(node);
      },
      BinaryExpression(node) {
        const text = context.sourceCode.getText(node.left);
        if (node.operator === '-' && [...CLOCKS].some((clock) => text.startsWith(`${clock}(`))) report(node);
      },
    };
  },
};

/**
 * Returns whether an expression contains an identifier that is named like a time. Strings are ignored.
 *
 * @param {string} expression source code of the argument of `expect`
 * @returns {boolean}
 */
function hasTimeName(expression) {
  const code = expression.replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g, '');

  // An identifier before a colon is a property key, such as an option of the tested call.
  return (code.match(/\b[A-Za-z_$][\w$]*\b(?!\s*:)/g) ?? []).some((name) => TIME_NAME.test(name));
}

export default { meta: { name: 'tests' }, rules: { 'no-time-assertions': noTimeAssertions } };
