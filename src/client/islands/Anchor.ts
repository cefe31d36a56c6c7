/**
 * Link for islands. Docusaurus's `Link` needs a router, which islands do not have. The client's navigation handles
 * every link of the page.
 */
export const Anchor = 'a';
