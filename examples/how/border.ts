import { readFileSync } from 'node:fs';
import type { Book } from './generated/model/Book';
import { validateBook } from './generated/model/Book';

const book: Book = JSON.parse(readFileSync('book.json', 'utf8'));
const broken = validateBook(book);

if (broken.length > 0) {
  console.log(`"${book.title}" is refused because of:`, broken);
  process.exitCode = 1;
}
