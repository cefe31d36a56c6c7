interface TrustRules {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}

/** The part of the Trusted Types API that is used here. TypeScript's DOM library does not declare it yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: TrustRules) => TrustRules;
}

declare global {
  /** Undefined in browsers without Trusted Types. */
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * Name of the Trusted Types policy. The site's content security policy allows only this policy and that of the bundler
 * (`config/security.ts`).
 */
const POLICY = 'site';

// Docusaurus also evaluates this module at build time, where there is no window.
const policy = globalThis.trustedTypes?.createPolicy(POLICY, {
  createHTML: (html) => html,
  createScriptURL: (address) => address,
});

/**
 * Marks a string as trusted HTML. With this site's security policy, browsers with Trusted Types refuse to parse any
 * other string as HTML. Call this function only with constants, with pages that the site served, and with markup in
 * which all text from readers is escaped.
 *
 * @returns a `TrustedHTML` object, typed as a string; the string itself in browsers without Trusted Types
 */
export function trustHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/**
 * Marks the address of a script as trusted, as `trustHtml` does for markup. Use it only for constant addresses of this
 * site.
 */
export function trustScript(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}
