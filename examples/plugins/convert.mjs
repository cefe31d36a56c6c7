import { readFileSync } from 'node:fs';
import { convert, Converters, emit, Emitters } from '@flock/wirespec';

const contract = convert(
  readFileSync('opening-hours.json', 'utf8'),
  Converters.OPENAPI_V3,
);
const [file] = emit(contract, Emitters.WIRESPEC, '', false);
console.log(file.result);
