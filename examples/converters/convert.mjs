import fs from 'node:fs';
import { convert, Converters, emit, Emitters } from '@flock/wirespec';

const contract = convert(fs.readFileSync('./shelves.json', 'utf8'), Converters.OPENAPI_V3);
for (const { file, result } of emit(contract, Emitters.WIRESPEC, '', false)) {
  console.log(file);
  console.log(result);
}
