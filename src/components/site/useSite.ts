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

/**
 * Reads the values of the site from the configuration.
 *
 * @throws Error if the configuration lacks one of them
 */
export function useSite(): Site {
  const { customFields = {} } = useDocusaurusContext().siteConfig;
  const read = (name: keyof Site): string => {
    const value = customFields[name];
    if (typeof value === 'string') return value;
    throw new Error(
      `customFields.${name} is missing from the site configuration: add it in config/createSiteConfig.ts.`,
    );
  };
  return {
    version: read('version'),
    description: read('description'),
    repository: read('repository'),
    issues: read('issues'),
    playground: read('playground'),
  };
}
