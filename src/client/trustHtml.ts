interface TrustRules {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

/** What this needs of the browser's Trusted Types, which TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: TrustRules) => TrustRules;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Name of the policy; the security policy of the site allows just this one besides the bundler's, see `config/security.ts`. */
const POLICY = 'site';

const policy = window.trustedTypes?.createPolicy(POLICY, {
  createHTML: (html) => html,
  createScriptURL: (address) => address,
});

/**
 * Vouches for markup: in browsers that ask for it (Trusted Types), no other text is parsed as HTML. Only for what this site has written itself: constants, and pages that it has
 * served.
 *
 * @returns the text, or the browser's own object that stands for it
 */
export function trustHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Vouches for the address of a script, as `trustHtml` does for markup. Only for files of this site, named by constants. */
export function trustScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
