import { listSelectorClasses } from './removeUnusedCss';

/** A class that stylesheets had rules for and have no more, although it can be on a page. */
export interface LostClass {
  className: string;
  /** The page or script that has it, as a path below the folder of the build. */
  file: string;
}

/** A stylesheet of one kind of pages. */
export interface SheetOfPages {
  /** The text before and after rules were removed, whoever removed them and why. */
  before: string;
  after: string;
  /** A page of that kind by the classes it has. */
  pages: ReadonlyMap<string, string>;
}

/**
 * Looks for every class whose rules are all gone: in the pages of the sheet, and in the scripts. What a script adds can have its rules in the sheet of one kind alone: only there it finds the
 * elements to add it to.
 *
 * @param scripts - the words of each script, by its path
 */
export function findLostClasses(
  sheets: readonly SheetOfPages[],
  scripts: ReadonlyMap<string, ReadonlySet<string>>,
): LostClass[] {
  const compared = sheets.map(({ before, after, pages }) => {
    const kept = listSelectorClasses(after);
    return { pages, kept, lost: [...listSelectorClasses(before)].filter((name) => !kept.has(name)) };
  });
  const all = new Map<string, string>();
  for (const { pages, lost } of compared) {
    for (const name of lost) {
      const file = pages.get(name);
      if (file !== undefined) all.set(name, file);
    }
  }
  for (const name of compared.flatMap(({ lost }) => lost)) {
    const file = compared.some(({ kept }) => kept.has(name)) ? undefined : findScript(scripts, name);
    if (file !== undefined && !all.has(name)) all.set(name, file);
  }
  return [...all].map(([className, file]) => ({ className, file }));
}

function findScript(scripts: ReadonlyMap<string, ReadonlySet<string>>, word: string): string | undefined {
  for (const [file, words] of scripts) if (words.has(word)) return file;
  return undefined;
}

/**
 * Makes sure that nothing was lost but what is listed with a reason.
 *
 * @param exceptions - the reason by the class
 * @throws Error that names every loss that is not listed, where it was found and what to do, and every exception that is not needed
 */
export function rejectLostClasses(lost: readonly LostClass[], exceptions: Readonly<Record<string, string>>): void {
  const names = new Set(lost.map(({ className }) => className));
  const problems = [
    ...lost
      .filter(({ className }) => !Object.hasOwn(exceptions, className))
      .map(({ className, file }) => `All rules for the class "${className}" were removed, but ${file} has it.`),
    ...Object.keys(exceptions)
      .filter((className) => !names.has(className))
      .map(
        (className) =>
          `The exception for the class "${className}" is not needed: its rules are there, or nothing has it.`,
      ),
  ];
  if (problems.length === 0) return;
  throw new Error(
    `${problems.join('\n')}\nCorrect plugins/built-pages/styles/removeUnusedCss.ts; if the rules can never apply, list the class in STYLE_EXCEPTIONS of config/plugins.ts with the reason.`,
  );
}
