/** A way in which two sides of an API without a contract part. */
export interface FailureStory {
  title: string;
  story: string;
  /** What either end believes. */
  ends: readonly [{ who: string; says: string }, { who: string; says: string }];
  /** What a contract changes about it. */
  withContract: string;
  /** The wire of the drawing, in a box of 240 × 40: what is left of it. */
  drawing: string;
}

/** Failures developers recognize, in the order of the page. */
export const FAILURE_STORIES: readonly FailureStory[] = [
  {
    title: 'The renamed field',
    story:
      'The server calls it something else since the last release. Nothing crashes. The page has an empty heading until a customer calls.',
    ends: [
      { who: 'server sends', says: '{ "name": "Emma" }' },
      { who: 'client reads', says: 'book.title' },
    ],
    withContract: 'The field is renamed in one file, and typed code that reads the old name stops compiling.',
    drawing: 'M4 12H104M136 28H236',
  },
  {
    title: 'The answer nobody planned for',
    story:
      'Somewhere a 409 was always possible. The client was written for 200 and parses the error message as if it were a book.',
    ends: [
      { who: 'server sends', says: '409 { "code": 12 }' },
      { who: 'client reads', says: 'parseBook(body)' },
    ],
    withContract: 'Every answer is listed, and each becomes a type of its own that the client can see.',
    drawing: 'M4 20H100L112 8M100 20L112 32M140 20H236',
  },
  {
    title: 'The document left behind',
    story:
      'The endpoint moved in spring. The page that describes it did not, and a new colleague trusts the page for a day.',
    ends: [
      { who: 'server offers', says: 'GET /v2/books' },
      { who: 'document says', says: 'GET /books' },
    ],
    withContract: 'The description is what the code is generated from. It cannot be older than the code.',
    drawing: 'M4 20H88C104 20 104 36 88 36H40M236 20H150',
  },
];
