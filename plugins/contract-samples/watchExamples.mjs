/**
 * Part of the bundler's loader context that this loader uses.
 *
 * @typedef {object} LoaderContext
 * @property {(file: string) => void} addDependency
 * @property {(folder: string) => void} addContextDependency
 * @property {() => LoaderOptions} getOptions
 */

/**
 * @typedef {object} LoaderOptions
 * @property {(text: string) => string[]} listExamples returns the absolute paths of the examples that a page depends
 * on; folders end in `/`
 */

/**
 * Loader that registers the examples of a page as its dependencies, so that the page is rebuilt when one changes.
 *
 * @this {LoaderContext}
 * @param {string} source content of the page
 * @returns {string} the unchanged content
 */
export default function watchExamples(source) {
  for (const file of this.getOptions().listExamples(source)) {
    if (file.endsWith('/')) this.addContextDependency(file.slice(0, -1));
    else this.addDependency(file);
  }

  return source;
}
