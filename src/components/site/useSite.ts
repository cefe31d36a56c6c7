import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Values of `config/site.ts` for pages. */
export interface Site {
  /** Version of the installed compiler. */
  version: string;
  description: string;
  /** Address of the repository on GitHub. */
  repository: string;
  /** Address of the compiler's issue tracker. */
  issues: string;
  /** Address of the playground, which is another site and not the workbench at `/play`. */
  playground: string;
}

/** Returns the values of the site, which `config/createSiteConfig.ts` sets. */
export function useSite(): Site {
  // The cast is safe: `CUSTOM_FIELDS` in the configuration has this type.
  return useDocusaurusContext().siteConfig.customFields as unknown as Site;
}
