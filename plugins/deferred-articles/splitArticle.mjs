/**
 * What the loader needs of the bundler.
 *
 * @typedef {object} LoaderContext
 * @property {string} context folder of the file
 * @property {string} resourcePath
 * @property {string} resourceQuery `?truncated=true` for the beginning of a blog post
 * @property {{contextify: (folder: string, request: string) => string}} utils
 * @property {() => LoaderOptions} getOptions
 */

/**
 * @typedef {object} LoaderOptions
 * @property {boolean} isDeferred whether the body is loaded later
 * @property {string} clientFolder
 */

/**
 * Answers for a Markdown file with a module that imports its parts. It runs before the file is read: the parts are the same file with another query, and go
 * through the loaders of Markdown.
 *
 * The `facts` are the file without its body: nobody imports their default export, so the bundler drops it with everything only it uses.
 *
 * @this {LoaderContext}
 * @returns {string}
 */
export function pitch() {
  const { isDeferred, clientFolder } = this.getOptions();
  /** @param {string} part */
  const name = (part) => {
    const query = `${this.resourceQuery}${this.resourceQuery === '' ? '?' : '&'}article=${part}`;

    return JSON.stringify(this.utils.contextify(this.context, this.resourcePath + query));
  };
  /** @param {string} file */
  const nameClient = (file) => JSON.stringify(this.utils.contextify(this.context, `${clientFolder}/${file}`));

  if (!isDeferred) {
    return `
import { placeArticle } from ${nameClient('placeArticle')};
import Body from ${name('body')};
export * from ${name('body')};
export default placeArticle(Body);
`;
  }

  // The module waits for its body when the page is alive already: a navigation waits for the modules of the next page.
  return `
import { deferArticle, isAlive, loadArticle } from ${nameClient('deferArticle')};
export * from ${name('facts')};
const load = () => loadArticle(() => import(${name('body')}));
export default deferArticle(load, isAlive() ? await load() : undefined);
`;
}

/**
 * Never called: the answer of `pitch` takes its place. The bundler demands it.
 *
 * @param {string} source
 * @returns {string}
 */
export default function splitArticle(source) {
  return source;
}
