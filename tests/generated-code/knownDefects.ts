import type { Emitter, Generation } from '../../lib/compiler';

/** Errors by contract, see `GenerationOnPage.name`; a contract that is not named passes. */
type Defects = Readonly<Record<string, readonly string[]>>;

/**
 * The exact errors that other tools report in the code that our pages show. An error that disappears with a new
 * compiler fails the test just as a new one does. The pages of the emitters list each error under "Known defects".
 */
export const KNOWN_DEFECTS: {
  typescript: Readonly<Record<Generation, Defects>>;
  java: Readonly<Record<Generation, Defects>>;
  kotlin: Readonly<Record<Generation, Defects>>;
} & Readonly<Record<Extract<Emitter, 'scala' | 'openapi-v2' | 'openapi-v3' | 'avro'>, Defects>> = {
  typescript: {
    // Channels have no code, but the index exports them.
    default: {
      'library/library.ws': ['channel/index.ts: TS2305'],
      'src/pages/_how.mdx library/library.ws + GetLoan': ['channel/index.ts: TS2305'],
    },
    // Channels do not import the types they carry.
    ir: {
      'docs/language/endpoints.md library/library.ws + RenewLoans, Renewal': ['channel/BookLent.ts: TS2304'],
      'library/library.ws': ['channel/BookLent.ts: TS2304'],
    },
  },
  java: {
    default: {},
    // TypeScript has the same defect.
    ir: {
      'docs/language/endpoints.md library/library.ws + RenewLoans, Renewal': [
        'channel/BookLent.java: cannot find symbol',
      ],
      'library/library.ws': ['channel/BookLent.java: cannot find symbol'],
      'docs/language/channels.md Loan, BookLent': ['channel/BookLent.java: cannot find symbol'],
    },
  },
  kotlin: {
    default: {},
    ir: {},
  },
  scala: {
    // A comma follows each case of an enum.
    'docs/emitters/scala.md Genre': ['model/Genre.scala: `identifier` expected but `case` found'],
    'library/library.ws': ['model/Genre.scala: `identifier` expected but `case` found'],
  },
  'openapi-v2': {
    // A path parameter is not marked as required, and a refined type as parameter becomes an object.
    'docs/emitters/open_api_v2.md Shelf, GetShelf': [
      "/paths/~1shelves~1{code}/parameters/0 must have required property '$ref'",
      "/paths/~1shelves~1{code}/parameters/0 must have required property 'required'",
      "/paths/~1shelves~1{code}/parameters/0 must have required property 'schema'",
      '/paths/~1shelves~1{code}/parameters/0 must match exactly one schema in oneOf',
      '/paths/~1shelves~1{code}/parameters/0/in must be equal to one of the allowed values',
    ],
    // An enum as query parameter becomes an object.
    'library/library.ws': [
      "/paths/~1books/get/parameters/1 must have required property '$ref'",
      "/paths/~1books/get/parameters/1 must have required property 'schema'",
      '/paths/~1books/get/parameters/1 must match exactly one schema in oneOf',
      '/paths/~1books/get/parameters/1/in must be equal to one of the allowed values',
      '/paths/~1books/get/parameters/1/required must be equal to one of the allowed values',
      '/paths/~1books/get/parameters/1/type must be equal to one of the allowed values',
    ],
  },
  'openapi-v3': {},
  avro: {
    // A record used in another one is written into it and once more on its own.
    'library/library.ws': ['duplicate type name: Book'],
  },
};
