import { Shelf } from './model'; export const shelf: Shelf = { code: 'A-01' };
