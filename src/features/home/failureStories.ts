/** A way in which client and server drift apart without a contract. */
export interface FailureStory {
  title: string;
  story: string;
  /** The two sides that disagree: a label such as `client reads`, and the code or path that it introduces. */
  ends: readonly [{ label: string; code: string }, { label: string; code: string }];
  /** Explanation of how a contract prevents the failure. */
  withContract: string;
  /** SVG path data of the broken wire, in a viewBox of 240 × 40. */
  wirePath: string;
  /** Distances of the left and the right end of the wire from the top of the drawing. */
  endHeights: readonly [number, number];
}

/** Typical failures, in the order in which the page shows them. */
export const FAILURE_STORIES: readonly FailureStory[] = [
  {
    title: 'The renamed field',
    story:
      'The last release of the server renamed a field. Nothing crashes, but the page shows an empty heading until a customer reports it.',
    ends: [
      { label: 'server sends', code: '{ "name": "Emma" }' },
      { label: 'client reads', code: 'book.title' },
    ],
    withContract: 'You rename the field in one file, and typed code that reads the old name no longer compiles.',
    wirePath: 'M4 12H104M136 28H236',
    endHeights: [12, 28],
  },
  {
    title: 'The undocumented response',
    story:
      'The server could always return a 409. The client expects only a 200 and parses the error message as if it were a book.',
    ends: [
      { label: 'server sends', code: '409 { "code": 12 }' },
      { label: 'client reads', code: 'parseBook(body)' },
    ],
    withContract: 'The contract lists every response, and the client gets a separate type for each.',
    wirePath: 'M4 20H100L112 8M100 20L112 32M140 20H236',
    endHeights: [20, 20],
  },
  {
    title: 'The outdated documentation',
    story:
      'The endpoint moved to a new path, but nobody updated its documentation. A new colleague trusts it and loses a day.',
    ends: [
      { label: 'server offers', code: 'GET /v2/books' },
      { label: 'documentation says', code: 'GET /books' },
    ],
    withContract: 'The code is generated from the contract, so a path changes in the contract first.',
    wirePath: 'M4 20H88C104 20 104 36 88 36H40M236 20H150',
    endHeights: [20, 20],
  },
];
