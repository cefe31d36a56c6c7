import { expect, it } from 'vitest';
import { describeOccurrences } from '../TraceStatus';

const output = (label: string, ...codes: string[]) => ({ label, files: codes.map((code) => ({ code })) });

it('says for each output how often the name stands alone in all of its files', () => {
  const outputs = [output('Java', 'Book Book', 'Book'), output('Kotlin', 'Book BookShelf'), output('Avro', 'Bookish')];
  expect(describeOccurrences('Book', outputs)).toBe('Book: Java 3 times, Kotlin once, Avro not');
});
