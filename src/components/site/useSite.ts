import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What pages may know of `config/site.ts`. */
export interface Site {
  /** Version of the compiler that checked the samples. */
  version: string;
  description: string;
  /** Addresses. */
  repository: string;
  issues: string;
  playground: string;
}

/**
 * The site's facts, from the configuration.
 *
 * @throws Error when the configuration lacks one.
 */
export function useSite(): Site {
  const { customFields = {} } = useDocusaurusContext().siteConfig;
  const read = (name: keyof Site): string => {
    const value = customFields[name];
    if (typeof value === 'string') return value;
    throw new Error(
      `customFields.${name} is missing in the configuration of the site: add it in config/createSiteConfig.ts.`,
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
