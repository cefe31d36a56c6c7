/**
 * Plain link element. `Link` of Docusaurus belongs to the application that the site does not ship; the client handles
 * clicks on all links.
 */
export const Anchor = 'a';
