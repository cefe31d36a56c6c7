/** An address that leads to another one. */
export interface Redirect {
  from: string;
  to: string;
  /** 301 for another spelling of an address, 302 for a page that may move again. */
  status: 301 | 302;
}

/** Name of the file in the folder that is published. */
export const REDIRECTS_FILE = '_redirects';

/** Writes redirects as Netlify, Cloudflare Pages and others read them: https://docs.netlify.com/manage/routing/redirects/overview/ */
export function formatRedirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
