import { tokenize } from '@flock/wirespec';

for (const { type, value, coordinates } of tokenize('type Isbn = String')) {
  console.log(coordinates.line, coordinates.position, type, value);
}
