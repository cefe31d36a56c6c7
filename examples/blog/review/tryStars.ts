import { validateStars } from './generated/model/Stars';

const accepted = [0, 1, 2, 3, 4, 5, 6].filter((stars) => validateStars(stars));
console.log(`accepted: ${accepted.join(' ')}`);
