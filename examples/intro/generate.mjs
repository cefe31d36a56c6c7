import fs from 'node:fs';
import { generate } from '@flock/wirespec';

const contract = fs.readFileSync('./ratings.ws', 'utf8');
const reviews = Array.from({ length: 200 }, () => JSON.parse(generate(contract, 'Review').result));
const holds = (rule) => `${reviews.filter(rule).length} of ${reviews.length}`;

console.log('ISBN matches its pattern:', holds(({ isbn }) => /^97[89][0-9]{10}$/.test(isbn)));
console.log('rating is between 0 and 5:', holds(({ rating }) => rating >= 0 && rating <= 5));
console.log('text is present:', holds(({ text }) => typeof text === 'string'));
