import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emit, Emitters, parse } from '@flock/wirespec';

const { result, errors } = parse(readFileSync('library.ws', 'utf8'));
if (!result) throw new Error(errors.map(({ value }) => value).join('\n'));

for (const { file, result: text } of emit(
  result,
  Emitters.KOTLIN,
  'com.example.library',
  true,
)) {
  const target = join('generated', file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(target);
}
