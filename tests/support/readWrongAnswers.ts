import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files/listFiles';

const TOUR = path.resolve(__dirname, '../../tour');

/** Reads the wrong answers of a tour lesson, by the name of the rule whose hint they must get. */
export function readWrongAnswers(lesson: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(TOUR).flatMap((file): [string, string][] => {
      const [, name, rule = ''] = /^\d\d-(.+)\/wrong-(.+)\.ws$/.exec(file) ?? [];
      return name === lesson ? [[rule, readFileSync(path.join(TOUR, file), 'utf8').trimEnd()]] : [];
    }),
  );
}
