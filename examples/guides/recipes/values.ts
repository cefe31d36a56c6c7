import { validateAmount } from './generated/model/Amount';
import { validateDay } from './generated/model/Day';

console.log(validateDay('2026-02-28'), validateDay('28.02.2026'), validateDay('2026-02-30'));
console.log(validateAmount('12.50'), validateAmount('12.5'));
console.log(0.1 + 0.2, Number('123456789012345678.90'));
