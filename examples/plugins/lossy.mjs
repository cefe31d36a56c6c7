import { emit, Emitters, parse } from '@flock/wirespec';

const { result } = parse('type Isbn = String(/^97[89][0-9]{10}$/g)');
const [file] = emit(result, Emitters.TYPESCRIPT, '', false);
console.log(file.result);
