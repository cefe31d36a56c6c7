// `npm run write:tour`: generates docs/language/tour.md from the tour/ folder. Run it when a lesson has changed; a test
// fails if the page is outdated.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLessons } from '../lib/tour/readLessons';
import { generateTourPage } from '../lib/tour/generateTourPage';
import { REPOSITORY } from './support/paths.mjs';
import { runMain } from './support/runMain.mjs';

const folder = path.join(REPOSITORY, 'tour');

function main(): void {
  const lessons = readLessons(folder);
  const page = generateTourPage(readFileSync(path.join(folder, 'page.md'), 'utf8'), lessons);
  writeFileSync(path.join(REPOSITORY, 'docs/language/tour.md'), page);
  console.log(`docs/language/tour.md: ${lessons.length} lessons`);
}

void runMain(main);
