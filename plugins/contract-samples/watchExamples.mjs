/**
 * What the loader needs of the bundler.
 *
 * @typedef {object} LoaderContext
 * @property {(file: string) => void} addDependency
 * @property {(folder: string) => void} addContextDependency
 * @property {() => LoaderOptions} getOptions
 */

/**
 * @typedef {object} LoaderOptions
 * @property {(text: string) => string[]} listExamples absolute paths of the example files a page is made of; folders end in `/`
 */

/**
 * Tells the bundler which example files a page shows, so that it is made anew when one of them changes.
 *
 * @this {LoaderContext}
 * @param {string} source of the page
 * @returns {string} the same
 */
export default function watchExamples(source) {
  for (const file of this.getOptions().listExamples(source)) {
    if (file.endsWith('/')) this.addContextDependency(file.slice(0, -1));
    else this.addDependency(file);
  }

  return source;
}
