import { expect, it } from 'vitest';
import { selectSteps } from '../../tools/test/selectSteps';

const STEPS = [{ name: 'lint' }, { name: 'unit' }, { name: 'build' }];

it('selects all steps by default', () => {
  expect(selectSteps(STEPS, [])).toEqual(STEPS);
});

it('selects the named steps, in their own order', () => {
  expect(selectSteps(STEPS, ['--only', 'build, lint'])).toEqual([{ name: 'lint' }, { name: 'build' }]);
  expect(selectSteps(STEPS, ['--only=unit'])).toEqual([{ name: 'unit' }]);
});

it('refuses an unknown step and lists the known ones', () => {
  expect(() => selectSteps(STEPS, ['--only', 'lint,e2e'])).toThrow(
    'Unknown step in --only: "e2e". Use one or more of lint, unit, build, separated by commas.',
  );
});

it.each([[['--onyl', 'lint']], [['lint']], [['--only']]])('refuses the arguments %j', (args) => {
  expect(() => selectSteps(STEPS, args)).toThrow(/^Invalid arguments .* for example npm test -- --only lint,unit\.$/);
});
