// `npm run write:tour`: writes docs/language/tour.md from the folder tour. Run it after a change of a lesson; a test compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from '../lib/compiler';
import { readLessons } from '../lib/tour/readLessons';
import { writeTourPage } from '../lib/tour/writeTourPage';
import { REPOSITORY } from './support/paths.mjs';
import { runTool } from './support/runTool.mjs';

const folder = path.join(REPOSITORY, 'tour');

function main(): void {
  const lessons = readLessons(folder);
  const page = writeTourPage(
    readFileSync(path.join(folder, 'page.md'), 'utf8'),
    lessons,
    (text) => check([{ path: 'lesson.ws', text }]).ok,
  );
  writeFileSync(path.join(REPOSITORY, 'docs/language/tour.md'), page);
  console.log(`docs/language/tour.md: ${lessons.length} lessons`);
}

void runTool(main);
