/** A redirect from one path to another. */
export interface Redirect {
  from: string;
  to: string;
  /** 301 for another spelling of a path, 302 for a redirect page whose target may change. */
  status: 301 | 302;
}

/** Name of the file with the redirects, in the build folder. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Formats redirects for Netlify, Cloudflare Pages and similar hosts:
 * https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
