/** A plain link, for islands. The generator's `Link` needs its router, which islands do not have; the client's navigation handles every link of the page. */
export const Anchor = 'a';
