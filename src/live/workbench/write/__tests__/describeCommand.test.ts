import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GENERATED } from '../../../../../tests/support/untrustedValues';
import { describeCommand } from '../describeCommand';
import { DEFAULT_OPTIONS } from '../../session/WorkbenchState';

it('the command names the package', () => {
  expect(describeCommand({ ...DEFAULT_OPTIONS, package: 'com.example' })).toContain(' -p com.example');
});

it('the command names a former release, and leaves out options that it lacks', () => {
  const options = { ...DEFAULT_OPTIONS, shared: true, generation: 'ir', release: '0.8.51' } as const;
  expect(describeCommand(options)).toBe(
    'npx --package=@flock/wirespec@0.8.51 wirespec compile -d contracts -o generated -l Java -p com.example.library',
  );
  expect(describeCommand({ ...options, target: 'rust' })).toBeUndefined();
});

it.each(['$(rm -rf ~)', '`id`', 'a;id', 'a b', 'a\nid', '--shared', ''])(
  'there is no command for the package %j',
  (name) => {
    expect(describeCommand({ ...DEFAULT_OPTIONS, package: name })).toBeUndefined();
  },
);

it('a shell reads every command as plain words', () => {
  const almostNames = fc.string({ unit: fc.constantFrom('a', '.', '_', '1', ' ', '\n', ';', '$', '`', '-', "'") });
  let commandCount = 0;
  fc.assert(
    fc.property(fc.oneof(almostNames, fc.string(), fc.string({ unit: 'binary' })), (name) => {
      const command = describeCommand({ ...DEFAULT_OPTIONS, package: name });
      if (command === undefined) return;
      expect(command).toMatch(/^[\w. -]+$/);
      expect(command.split(' ')).toContain(name);
      commandCount += 1;
    }),
    GENERATED,
  );
  expect(commandCount).toBeGreaterThan(0);
});
