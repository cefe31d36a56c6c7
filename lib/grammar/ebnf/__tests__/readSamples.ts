import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SAMPLES_FOLDER = path.join(__dirname, 'samples');

/** A contract that shows what a production allows or forbids. */
export interface GrammarSample {
  /** Name of the production that the contract tests; also the name of the file. */
  production: string;
  isAccepted: boolean;
  text: string;
}

/** Reads `samples/<production>.txt`, in which each contract follows a line `--- accepted` or `--- rejected`. */
export function readSamples(): GrammarSample[] {
  return readdirSync(SAMPLES_FOLDER)
    .sort()
    .flatMap((file) => {
      const sections = readFileSync(path.join(SAMPLES_FOLDER, file), 'utf8').split(/^--- (.*)\n/m);
      if (sections[0] !== '') throw new Error(`${file} begins without "--- accepted" or "--- rejected".`);
      return sections.slice(1).flatMap((verdict, index, all) => {
        if (index % 2 === 1) return [];
        if (verdict !== 'accepted' && verdict !== 'rejected')
          throw new Error(`${file}: "--- ${verdict}" is neither accepted nor rejected.`);
        return [
          { production: path.basename(file, '.txt'), isAccepted: verdict === 'accepted', text: all[index + 1] ?? '' },
        ];
      });
    });
}
