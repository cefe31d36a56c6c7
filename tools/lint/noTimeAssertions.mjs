/** Names that stand for a measured time: `elapsed`, `readDuration`, `medianMs`, `took`. */
const TIME_NAME = /[eE]lapsed|[dD]uration|^took|Took|cpuUsage|^p\d\d|^(?:ms|milliseconds)$|[a-z\d]Ms$|Milliseconds$/;
const CLOCKS = new Set(['performance.now', 'Date.now', 'process.hrtime', 'process.cpuUsage', 'hrtime.bigint']);
const MESSAGE =
  'A test must not assert elapsed or processor time, which depends on the machine: assert the cause (what is called, loaded or requested, and how often), use fake timers, or measure it in bench.';

/**
 * A rule for tests: no `expect` on something that is named like a time, and no difference of two readings of a clock.
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
        if (isExpect && actual !== undefined && namesTime(context.sourceCode.getText(actual))) report(node);
      },
      BinaryExpression(node) {
        const text = context.sourceCode.getText(node.left);
        if (node.operator === '-' && [...CLOCKS].some((clock) => text.startsWith(`${clock}(`))) report(node);
      },
    };
  },
};

/**
 * @param {string} expression source text of what a test expects something of
 * @returns {boolean} whether one of its identifiers is named like a time; strings do not count
 */
function namesTime(expression) {
  const code = expression.replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g, '');

  // A name before a colon is a key, such as an option of the call that is tested.
  return (code.match(/\b[A-Za-z_$][\w$]*\b(?!\s*:)/g) ?? []).some((name) => TIME_NAME.test(name));
}

export default { meta: { name: 'tests' }, rules: { 'no-time-assertions': noTimeAssertions } };
