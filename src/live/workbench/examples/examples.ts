/** An entry in the menu of examples. */
export interface Example {
  title: string;
  /** Paths relative to the folder `examples`. */
  paths: readonly string[];
}

/** Example that the workbench opens with. */
export const STARTING_EXAMPLE = ['library/library.ws'];

/** Entries in the menu of examples: contracts from the pages of this site. */
export const EXAMPLES: readonly Example[] = [
  { title: 'Library: the running example', paths: STARTING_EXAMPLE },
  { title: 'Cheat sheet: nearly every construct', paths: ['language/cheat-sheet.ws'] },
  { title: 'Two files that refer to each other', paths: ['language/branch/members.ws', 'language/branch/visits.ws'] },
  { title: 'Members: a path parameter with a refined type', paths: ['intro/members.ws'] },
  { title: 'Ratings: refined types', paths: ['intro/ratings.ws'] },
  { title: 'Catalog: migrated from OpenAPI', paths: ['migrating/catalog.ws'] },
  { title: 'Loans: a channel for Avro', paths: ['integration/avro/loans.ws'] },
  { title: 'Seats: called over HTTP', paths: ['guides/http/contracts/seats.ws'] },
  { title: 'Recipe: pages of a list', paths: ['guides/recipes/contracts/pages.ws'] },
  { title: 'Recipe: files and binary data', paths: ['guides/recipes/contracts/cover.ws'] },
  { title: 'A contract with a mistake', paths: ['ide/shelf.ws'] },
];
