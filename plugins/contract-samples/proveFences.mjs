/**
 * What the loader needs of the bundler.
 *
 * @typedef {object} LoaderContext
 * @property {string} resourcePath
 * @property {(file: string) => void} addDependency
 * @property {(folder: string) => void} addContextDependency
 * @property {() => LoaderOptions} getOptions
 */

/**
 * @typedef {object} LoaderOptions
 * @property {(file: string, text: string) => Promise<CheckedPage>} checkPage proves the blocks of a page
 */

/**
 * @typedef {object} CheckedPage
 * @property {string[]} examples absolute paths of the example files it is made of; folders end in `/`
 * @property {string[]} problems with file, line and column
 */

/**
 * Keeps the store up to date while somebody writes: proves what is new in a page before the remark step looks it up, and tells the bundler which example files
 * the page shows, so that it is made anew when one of them changes.
 *
 * @this {LoaderContext}
 * @param {string} source of the page
 * @returns {Promise<string>} the same
 * @throws {Error} with the problems of the page
 */
export default async function proveFences(source) {
  const { examples, problems } = await this.getOptions().checkPage(this.resourcePath, source);
  for (const file of examples) {
    if (file.endsWith('/')) this.addContextDependency(file.slice(0, -1));
    else this.addDependency(file);
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));

  return source;
}
