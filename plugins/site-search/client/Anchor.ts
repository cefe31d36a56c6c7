/** A link of the browser. Not `Link`, which belongs to the generator's application: what it does, the client does for every link of the page. */
export const Anchor = 'a';
