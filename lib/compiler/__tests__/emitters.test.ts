import { expect, it } from 'vitest';
import { isPackage, labelEmitter, PACKAGE_LIMIT, shortenEmittedPath } from '../emitters';

it('the label of an emitter names the newer generation only if the emitter has two', () => {
  expect(labelEmitter('java', 'default')).toBe('Java');
  expect(labelEmitter('java', 'ir')).toBe('Java (--ir)');
  expect(labelEmitter('avro', 'ir')).toBe('Avro');
});

it.each(['a', '_a1', 'com.example', 'Com.Example_2', 'a'.repeat(PACKAGE_LIMIT)])('%s is a package', (name) => {
  expect(isPackage(name)).toBe(true);
});

it.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a.1', 'a-b', 'a b', 'é', `a${'b'.repeat(PACKAGE_LIMIT)}`])(
  '%j is refused as a package',
  (name) => {
    expect(isPackage(name)).toBe(false);
  },
);

it('the path of a generated file omits only the folders of the example package', () => {
  expect(shortenEmittedPath('com/example/library/model/Book.java')).toBe('model/Book.java');
  expect(shortenEmittedPath('com/example/other/Book.java')).toBe('com/example/other/Book.java');
  expect(shortenEmittedPath('src/com/example/library/Book.java')).toBe('src/com/example/library/Book.java');
});
