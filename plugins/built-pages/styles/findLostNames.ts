import { listSelectorNames } from './removeUnusedCss';

/** A class (`.menu`) or element (`kbd`) that a stylesheet asked for, asks for no more, and that can be on a page. */
export interface LostName {
  name: string;
  /** The page or script that has it, as a path below the folder of the build. */
  file: string;
}

/**
 * Compares a stylesheet before and after rules were removed, and looks for everything that is gone, whoever removed it and why.
 *
 * @param findUse - gives the page or the script that has a name
 */
export function findLostNames(
  before: string,
  after: string,
  findUse: (name: string) => string | undefined,
): LostName[] {
  const kept = listSelectorNames(after);
  return [...listSelectorNames(before)].flatMap((name) => {
    const file = kept.has(name) ? undefined : findUse(name);
    return file === undefined ? [] : [{ name, file }];
  });
}

/**
 * Makes sure that nothing was lost but what is listed with a reason.
 *
 * @param exceptions - the reason by the name
 * @throws Error that names every loss that is not listed, where it was found and what to do, and every exception that is not needed
 */
export function rejectLostNames(lost: readonly LostName[], exceptions: Readonly<Record<string, string>>): void {
  const names = new Set(lost.map(({ name }) => name));
  const problems = [
    ...lost
      .filter(({ name }) => !Object.hasOwn(exceptions, name))
      .map(({ name, file }) => `All rules for "${name}" were removed, but ${file} has it.`),
    ...Object.keys(exceptions)
      .filter((name) => !names.has(name))
      .map((name) => `The exception for "${name}" is not needed: nothing of it was lost.`),
  ];
  if (problems.length === 0) return;
  throw new Error(
    `${[...new Set(problems)].join('\n')}\nCorrect plugins/built-pages/styles/removeUnusedCss.ts; if such rules can never apply, list the name in STYLE_EXCEPTIONS of config/plugins.ts with the reason.`,
  );
}
