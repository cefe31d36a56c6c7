import type { DocumentedCommand } from './DocumentedCommand';

const page = 'docs/plugins/cli.md';
const OVERVIEW = 'docs/emitters/emitters.md';
const CONVERTERS = 'docs/converters/converters.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';
const LANGUAGE = 'docs/language/language.md';
const ERRORS = 'docs/language/errors.md';
const NPM = 'docs/plugins/npm.md';
const START = 'docs/getting-started.md';
const GENERATE = 'docs/intro/intro-generate.md';
const PLUGINS = 'docs/plugins/plugins.md';
const MAVEN = 'docs/plugins/maven.md';
const GRADLE = 'docs/plugins/gradle.md';

const NOTE = 'type Note { body: String }';
const WRONG = 'type Note { body String }';
const AVRO_MAP = '{"type":"record","name":"Hours","fields":[{"name":"open","type":{"type":"map","values":"int"}}]}';

type Row = Omit<DocumentedCommand, 'page'>;

const EXIT_CODES: readonly Row[] = [
  {
    quote: '| success | empty | 0 |',
    command: ['compile', '-i', './note.ws', '-l', 'Java', '--log-level', 'ERROR'],
    files: { 'note.ws': NOTE },
    process: true,
    writes: { 'generated/model/Note.java': 'public record Note' },
    hides: ['e'],
  },
  {
    quote: '| wrong contract, missing input, unknown option or language | the message | 0 |',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: 'The command exits with code 0 even when it refuses a contract, and then writes no files.',
      [LANGUAGE]: 'The command line still exits with code 0',
      [NPM]: [
        'The command `wirespec` ends with exit code 0 even when it refuses a contract.',
        'the build uses old code after a wrong contract | exit code 0',
      ],
      [START]: 'The `wirespec` command exits with code 0 even when it refuses a contract.',
      [GENERATE]: 'The command reports errors on standard error but still exits with code 0.',
      [PLUGINS]: [
        '| a wrong contract | message, exit code 0 |',
        'the build goes on although the contract is wrong | the command line ends with exit code 0',
      ],
      [CONVERTERS]: 'The exit code is 0 even for an error that the command reports',
    },
    command: ['compile', '-i', './note.ws', '-l', 'Java'],
    files: { 'note.ws': WRONG },
    process: true,
    prints: ['Colon expected, not: WsString at line 1 and position 18'],
    lacks: ['Note.java'],
  },
  {
    quote: 'wrong contract, missing input, unknown option or language',
    command: ['compile', '-i', './missing', '-l', 'Java'],
    process: true,
    prints: ['Cannot access file or directory: ./missing.'],
  },
  {
    quote: 'unknown option or language | the message | 0 |',
    command: ['compile', '-i', './note.ws', '--bogus'],
    files: { 'note.ws': NOTE },
    process: true,
    prints: ['Error: no such option --bogus'],
  },
  {
    quote: 'unknown option or language',
    alsoQuotedOn: {
      [OVERVIEW]: 'If you name an unknown language, the compiler only prints a message. The exit code is still 0.',
    },
    command: ['compile', '-i', './note.ws', '-l', 'Ruby'],
    files: { 'note.ws': NOTE },
    process: true,
    prints: ['Error: invalid value for -l: invalid choice: Ruby.'],
  },
  {
    quote:
      '| unexpected input: invalid JSON, an unsupported construct, a file name without a folder | a stack trace | 1 |',
    command: ['convert', 'OpenAPIV3', '-i', './broken.json'],
    files: { 'broken.json': '{' },
    process: true,
    exitCode: 1,
    prints: ['JsonDecodingException'],
  },
  {
    quote: 'invalid JSON, an unsupported construct, a file name without a folder',
    alsoQuotedOn: {
      'docs/converters/avro.md': 'The command exits with code 1 and writes nothing',
      [CONVERTERS]: 'even for an error that the command reports; after an unexpected error it is 1, with a stack trace',
    },
    command: ['convert', 'Avro', '-i', './hours.json'],
    files: { 'hours.json': AVRO_MAP },
    process: true,
    exitCode: 1,
    prints: ['Unknown object type'],
    lacks: ['wirespec.ws'],
  },
];

const PATHS: readonly Row[] = [
  {
    quote: '| `library.ws` | fails, because the path of a file needs a folder: write `./library.ws` |',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: 'The command looks for a bare file name in the root directory of the disk.',
      [CONVERTERS]: '`FileNotFoundException: File does not exist: /shelves.json` | the file name has no folder',
    },
    command: ['compile', '-i', 'note.ws', '-l', 'Java'],
    files: { 'note.ws': NOTE },
    process: true,
    exitCode: 1,
    prints: ['FileNotFoundException: File does not exist: /note.ws'],
  },
  {
    quote:
      '| `./library.v1.ws` | fails, because a file name may contain only one dot; accepted if you pass its folder |',
    alsoQuotedOn: { [TROUBLESHOOTING]: 'if the file name contains two dots or has an upper-case extension' },
    command: ['compile', '-i', './note.v1.ws', '-l', 'Java'],
    files: { 'note.v1.ws': NOTE },
    process: true,
    exitCode: 1,
    prints: ['FileNotFoundException'],
  },
  {
    quote: 'a file name may contain only one dot; accepted if you pass its folder',
    command: ['compile', '-i', '/notes', '-o', '/out', '-l', 'Wirespec'],
    files: { '/notes/note.v1.ws': NOTE },
    writes: { '/out/wirespec.ws': NOTE },
  },
  {
    quote: '| `a.ws,b.ws` | fails, because only one path is allowed; put the files into a folder |',
    alsoQuotedOn: { [MAVEN]: 'Several paths in one `input`, separated by commas, are not supported' },
    command: ['compile', '-i', '/a.ws,/b.ws', '-l', 'Java'],
    files: { '/a.ws': NOTE, '/b.ws': NOTE },
    prints: ['Cannot access file or directory: /a.ws,/b.ws.'],
  },
  {
    quote: '| `-i contracts -i more` | reads only the last one, without a message about the others |',
    command: ['compile', '-i', '/in/a.ws', '-i', '/in/b.ws', '-o', '/out', '-l', 'Wirespec', '--log-level', 'ERROR'],
    files: { '/in/a.ws': 'type First { a: String }', '/in/b.ws': NOTE },
    writes: { '/out/wirespec.ws': NOTE },
    hides: ['expected', 'First'],
  },
  {
    quote: '| `-i=./library.ws` | fails, because the `=` becomes part of the path |',
    command: ['compile', '-i=./note.ws', '-l', 'Java'],
    prints: ['Cannot access file or directory: =./note.ws.'],
  },
  {
    quote: 'every `.ws` file directly in the folder, as one compilation, but no subfolders',
    alsoQuotedOn: {
      [LANGUAGE]: 'Subdirectories are not read.',
      [TROUBLESHOOTING]: 'For each subfolder, run the command again.',
      [START]: 'Subfolders are not read.',
      'docs/intro/intro-contract.md': 'Subfolders are not read.',
      [MAVEN]: 'Folders inside are not read.',
      [GRADLE]: 'Folders inside are not read: register one task for each.',
    },
    command: ['compile', '-i', '/notes', '-o', '/out', '-l', 'Wirespec'],
    files: { '/notes/note.ws': NOTE, '/notes/inner/other.ws': 'type Other { body: String }' },
    writes: { '/out/wirespec.ws': NOTE },
    hides: ['Other'],
  },
  {
    quote: 'a folder; it and its parents are created, even if compilation then fails',
    command: ['compile', '-i', './note.ws', '-o', './deep/out', '-l', 'Java'],
    files: { 'note.ws': WRONG },
    process: true,
    prints: ['Colon expected'],
    writes: { 'deep/out': '' },
  },
  {
    quote:
      'The command overwrites existing files but never deletes any, so if you rename a definition, its old file remains.',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: 'No plugin deletes files.',
      [GENERATE]: 'The compiler never removes a file, so if you rename a definition, its old file stays behind.',
      [OVERVIEW]: 'Emitters overwrite existing files but never delete any.',
      [START]: 'The compiler never deletes a file, so if you rename a definition, its old file stays behind.',
    },
    command: ['compile', '-i', '/notes', '-o', '/out', '-p', 'a', '-l', 'Java'],
    files: { '/notes/note.ws': NOTE, '/out/a/model/Note.java': 'old', '/out/a/model/Memo.java': 'old' },
    writes: { '/out/a/model/Note.java': 'record Note', '/out/a/model/Memo.java': 'old' },
  },
  {
    quote: 'If a contract is wrong, the command writes nothing.',
    command: ['compile', '-i', '/notes', '-o', '/out', '-p', 'a', '-l', 'Java'],
    files: { '/notes/a.ws': 'type Good { body: String }', '/notes/note.ws': WRONG },
    prints: ['Colon expected'],
    lacks: ['Good.java'],
  },
  {
    quote: 'The command does not check the package name: `-p ""` generates Java code with the line `package .model;`.',
    command: ['compile', NOTE, '-l', 'Java', '-p', ''],
    prints: ['package .model;'],
  },
  {
    quote:
      '`OpenAPIV2` and `OpenAPIV3` cannot share it: both write `OpenAPI.json`, so the last one named overwrites the other',
    alsoQuotedOn: { [OVERVIEW]: 'Both versions use the file name `OpenAPI.json`, so the second overwrites the first' },
    command: ['compile', '-i', '/notes', '-o', '/out', '-l', 'OpenAPIV3', '-l', 'OpenAPIV2'],
    files: { '/notes/note.ws': NOTE },
    writes: { '/out/OpenAPI.json': '"swagger": "2.0"' },
  },
  {
    quote: 'The command reads at most twenty arguments after its name and drops the rest without a message.',
    alsoQuotedOn: { [TROUBLESHOOTING]: 'The command reads only twenty words and ignores the rest.' },
    command: [
      ...['compile', '-i', './note.ws', '-o', './out', '--log-level', 'ERROR', '-p', 'a', '--shared'],
      ...['-l', 'Java', '-l', 'Kotlin', '-l', 'TypeScript', '-l', 'Python', '-l', 'Rust', '-l', 'Scala', '-l', 'Avro'],
    ],
    files: { 'note.ws': NOTE },
    process: true,
    hides: ['e'],
    writes: { 'out/a/model/note.rs': 'Note' },
    lacks: ['schema.avsc', 'Note.scala'],
  },
];

const TEXTS: readonly Row[] = [
  {
    quote: 'The result then goes to standard output, without file names, and `-o` is ignored',
    command: ['compile', NOTE, '-o', '/out', '-l', 'Wirespec', '--log-level', 'ERROR'],
    prints: [NOTE],
    hides: ['wirespec.ws'],
    lacks: ['wirespec.ws'],
  },
  {
    quote: 'If you also pass `-i`, the text is ignored',
    command: ['compile', 'type Other { body: String }', '-i', '/in/note.ws', '-o', '/out', '-l', 'Wirespec'],
    files: { '/in/note.ws': NOTE },
    writes: { 'out/wirespec.ws': 'type Note {' },
    hides: ['Other'],
  },
  {
    quote: 'the command never reads standard input, not even for `-`',
    command: ['compile', '-l', 'Java'],
    process: true,
    input: NOTE,
    prints: ['No input file, directory, or stdin received.'],
  },
  {
    quote: 'never reads standard input, not even for `-`',
    command: ['compile', '-', '-l', 'Wirespec'],
    prints: ['AST should not be empty'],
  },
  {
    quote: 'An argument that starts with `@` is read as the name of a file with arguments.',
    alsoQuotedOn: { [page]: '`Error: … not found` after a contract | the contract starts with `@`' },
    command: ['compile', '@Internal type Note { body: String }', '-l', 'Wirespec'],
    prints: ['Error: ', 'not found'],
  },
  {
    quote: 'Convert takes one `.json` file per run. It does not read folders, YAML or `.avsc`',
    alsoQuotedOn: { 'docs/converters/avro.md': 'The command line requires a file name that ends in `.json`' },
    command: ['convert', 'Avro', '-i', '/in/hours.avsc'],
    files: { '/in/hours.avsc': AVRO_MAP },
    prints: ['No JSON file found'],
  },
  {
    quote: 'There are no other commands: none to format or watch contracts, and no `--version`.',
    alsoQuotedOn: { [TROUBLESHOOTING]: 'The command has no `--version`' },
    command: ['--version'],
    prints: ['Error: no such option --version'],
  },
  {
    quote: 'A message about a contract gives the line and position, but neither the file nor the text.',
    alsoQuotedOn: {
      [LANGUAGE]: 'Error messages do not name the file.',
      [ERRORS]: 'The message does not name the file. If you compile several files, search for the text.',
      [MAVEN]: 'Messages about a contract name line and position, never the file.',
      [GRADLE]: 'Messages about a contract name line and position, never the file.',
    },
    command: ['compile', '-i', '/in/note.ws', '-l', 'Java', '--log-level', 'ERROR'],
    files: { '/in/note.ws': WRONG },
    prints: ['Colon expected, not: WsString at line 1 and position 18'],
    hides: ['note.ws', 'body'],
  },
  {
    quote: 'If there are several errors, they are on one line, separated by commas',
    command: ['compile', 'type Note { body String } type Memo { note: Nota }', '-l', 'Java'],
    prints: ['Colon expected, not: WsString at line 1 and position 18, Cannot find reference: Nota'],
  },
];

const FILE = { '/in/note.ws': NOTE };

const MESSAGES: readonly (readonly [
  quote: string,
  command: readonly string[],
  files?: Readonly<Record<string, string>>,
  alsoQuotedOn?: Row['alsoQuotedOn'],
])[] = [
  ['`No input file, directory, or stdin received.` | you passed neither `-i` nor a source', ['compile']],
  [
    '`Cannot access file or directory: x.` | the path is wrong',
    ['compile', '-i', '/none'],
    {},
    { [START]: '`Cannot access file or directory: ./contracts.` | the command does not run in the folder' },
  ],
  ['`Output should be a directory.` | `-o` names a file', ['compile', '-i', '/in/note.ws', '-o', '/in/note.ws'], FILE],
  [
    '`No Wirespec file found` | the folder itself contains no `.ws` file',
    ['compile', '-i', '/in'],
    { '/in/a.json': '{}' },
    { [START]: '`No Wirespec file found` | the contract is not directly in `src/main/wirespec`' },
  ],
  [
    '`No Wirespec file found` | the folder itself contains no `.ws` file, or the file has another extension',
    ['compile', '-i', '/in/a.json'],
    { '/in/a.json': '{}' },
  ],
  [
    '`No JSON file found` | you passed convert a file that does not end in `.json`',
    ['convert', 'Avro', '-i', '/in/note.ws'],
    FILE,
    {
      [CONVERTERS]: '`No JSON file found` | the file does not end in `.json`; YAML is not read',
      [TROUBLESHOOTING]: '`No JSON file found` | YAML, or `.avsc` on the command line',
    },
  ],
  [
    '`To convert, please specify a file.` | you passed convert a folder',
    ['convert', 'Avro', '-i', '/in'],
    FILE,
    { [CONVERTERS]: '`To convert, please specify a file.` | `-i` names a folder' },
  ],
  [
    '`AST should not be empty` | a file contains no definition; one such file makes its whole folder',
    ['compile', '-i', '/in', '-l', 'Java'],
    { ...FILE, '/in/empty.ws': ' ' },
  ],
  [
    '`Next Token cannot be null` | a file ends inside a definition, or contains only a comment',
    ['compile', 'type Note {', '-l', 'Java'],
  ],
  [
    '`Error: invalid value for -l: invalid choice: …` | the language is unknown, or one `-l`',
    ['compile', NOTE, '-l', 'Java,Kotlin'],
  ],
  [
    '`Error: invalid value for <format>: invalid choice: …` | the format is not `OpenAPIV2`, `OpenAPIV3` or `Avro`',
    ['convert', 'RAML', '-i', '/in/note.ws'],
    FILE,
  ],
  ['`Error: option -l requires a value` | often caused by the limit of twenty arguments', ['compile', NOTE, '-l']],
  [
    '`Error: no such option …`, `Error: no such subcommand …` | the option or command does not exist',
    ['compile', NOTE, '--watch'],
  ],
  ['`Error: no such subcommand …` | the option or command does not exist', ['generate']],
  ['`Error: got unexpected extra argument (…)` | you passed two sources', ['compile', NOTE, NOTE]],
  ['`Error: missing argument <format>` | convert needs', ['convert']],
  [
    '`Choose one of these log levels: DEBUG, INFO, WARN, ERROR.` | the log level is unknown',
    ['compile', NOTE, '--log-level', 'LOUD'],
  ],

  [
    '`No classpath input possible in cli.` | only [Maven](/docs/plugins/maven) supports `classpath:`',
    ['compile', '-i', 'classpath:note.ws'],
  ],
  [
    '`Invalid file extension: …` with a stack trace | the file is neither a contract nor a document',
    ['compile', '-i', '/in/note.txt'],
    { '/in/note.txt': NOTE },
  ],
];

/** What the page says of each message: the words begin with it, up to what differs from case to case. */
const MESSAGE_ROWS: readonly Row[] = MESSAGES.map(([quote, command, files = {}, alsoQuotedOn = {}]) => {
  const message = /`([^`]+)`/.exec(quote)?.[1] ?? '';
  return { quote, alsoQuotedOn, command, files, prints: [message.replace(/ ?[…x(].*$/, '')] };
});

const ELSEWHERE: readonly DocumentedCommand[] = [
  {
    page: TROUBLESHOOTING,
    quote: 'That is the default package, `community.flock.wirespec.generated`.',
    alsoQuotedOn: {
      [page]: 'package of Java, Kotlin, Python, Rust and Scala code; by default `community.flock.wirespec.generated`',
    },
    command: ['compile', '-i', '/in', '-o', '/out', '-l', 'Java'],
    files: FILE,
    writes: { '/out/community/flock/wirespec/generated/model/Note.java': 'record Note' },
  },
  {
    page,
    quote: '`Input is not a file or directory: x.` | the path names a device or another special file',
    command: ['compile', '-i', '/dev/null', '-l', 'Java'],
    process: true,
    prints: ['Input is not a file or directory: /dev/null.'],
  },
  {
    page: OVERVIEW,
    quote: 'Case does not matter. A comma-separated list is refused.',
    command: ['compile', NOTE, '-l', 'wIRESPEC'],
    prints: [NOTE],
  },
  {
    page: NPM,
    quote:
      'README of the package shows `wirespec generate` | it is out of date; the commands are `compile` and `convert`',
    command: ['generate'],
    prints: ['Error: no such subcommand generate'],
  },
  {
    page: LANGUAGE,
    quote: 'An empty `.ws` file makes the whole run fail with `AST should not be empty`.',
    alsoQuotedOn: { [ERRORS]: 'One empty file in a directory makes the whole run fail.' },
    command: ['compile', '-i', '/in', '-o', '/out', '-l', 'Java'],
    files: { ...FILE, '/in/empty.ws': '' },
    prints: ['AST should not be empty'],
    lacks: ['Note.java'],
  },
  {
    page: ERRORS,
    quote: 'Replace that alternative with an object with one field, or remove the schema before you convert.',
    command: ['convert', 'OpenAPIV3', '-i', './document.json'],
    files: {
      'document.json': JSON.stringify({
        openapi: '3.0.0',
        info: { title: 'a', version: '1' },
        paths: {},
        components: {
          schemas: {
            Book: { type: 'object', properties: { title: { type: 'string' } } },
            Item: { oneOf: [{ $ref: '#/components/schemas/Book' }, { type: 'string' }] },
          },
        },
      }),
    },
    process: true,
    prints: ['Only Custom references can be part of a Union'],
  },
];

/** What the pages say of the command line itself. */
export const COMMAND_LINE_COMMANDS: readonly DocumentedCommand[] = [
  ...[...EXIT_CODES, ...PATHS, ...TEXTS, ...MESSAGE_ROWS].map((row) => ({ page, ...row })),
  ...ELSEWHERE,
];
