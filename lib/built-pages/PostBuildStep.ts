import type { BuiltPage } from './BuiltPage';

/** The built site, as each step receives it. */
export interface BuiltSite {
  /** Absolute path of the build folder. */
  folder: string;
  /** Absolute path of the source folder. */
  siteFolder: string;
  /** Origin of the site: `https://wirespec.io`. */
  url: string;
  /** Path under which the site is served, with slashes at both ends. */
  baseUrl: string;
  title: string;
  tagline: string;
  pages: readonly BuiltPage[];
}

/** Callbacks of one step during one build. */
export interface PostBuildRun {
  /** Called for each page, in page order. The text of the page contains the edits of preceding steps. */
  readPage?: (page: BuiltPage) => void | Promise<void>;
  /**
   * Called in step order, after all steps have read all pages.
   *
   * A page can be edited until a step reads its `bytes`; later edits throw an error. Trees are released.
   * Pages are written after the last step, so read the final content of a page from `bytes`.
   *
   * @returns a line for the build log, or undefined if there is nothing to report
   * @throws Error that fails the build
   */
  finish?: () => string | undefined | Promise<string | undefined>;
}

/** A step that processes the built pages. */
export interface PostBuildStep {
  /** Called once per build, in step order, before any page is read. */
  start: (site: BuiltSite) => PostBuildRun | Promise<PostBuildRun>;
}
