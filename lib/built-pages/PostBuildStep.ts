import type { BuiltPage } from './BuiltPage';

/** Facts about the built site for each step. */
export interface BuiltSite {
  /** Folder of the build, absolute. */
  folder: string;
  /** Folder of the sources, absolute. */
  siteFolder: string;
  /** Origin of all addresses: `https://wirespec.io`. */
  url: string;
  /** Path below which the site is served, with slashes at both ends. */
  baseUrl: string;
  title: string;
  tagline: string;
  /** The separator between a page's title and the site's name. */
  titleDelimiter: string;
  pages: readonly BuiltPage[];
}

/** The work of one step on one build. */
export interface PostBuildRun {
  /** Called for each page, in page order, with the changes of the preceding steps. */
  readPage?: (page: BuiltPage) => void | Promise<void>;
  /**
   * Called after all pages were read, in the order of the steps. Pages may be changed, but have no trees any more, unless a step has kept one. Their files are written behind the last step:
   * a step that needs a page as it will be there asks it for its `bytes`.
   *
   * @returns a line that tells what was done, if there is something to tell
   * @throws Error that fails the build
   */
  finish?: () => string | undefined | Promise<string | undefined>;
}

/** Something that is done with the finished pages of the site. */
export interface PostBuildStep {
  name: string;
  start: (site: BuiltSite) => PostBuildRun | Promise<PostBuildRun>;
}
