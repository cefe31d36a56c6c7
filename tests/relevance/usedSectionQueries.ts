// Misspelled on purpose, or pasted. cspell:disable
import { ask, type SectionQuery } from './sectionQueries';

/**
 * Queries that measured the ranking until 2026-11-27. Their misses were read then, so the ranking may learn from them,
 * too.
 */
export const USED_SECTION_QUERIES: readonly SectionQuery[] = [
  ...ask('natural language', {
    'why does my class path contain Wirespec twice': [
      'docs/plugins/maven#shared-code-once',
      'docs/plugins/gradle#shared-code-once',
      'docs/emitters#shared-code',
      'docs/integration#rules-for-all-libraries',
      'docs/integration#what-goes-wrong',
      'docs/plugins/gradle#what-goes-wrong',
      'docs/troubleshooting#the-generated-code-does-not-compile',
    ],
    'why does my server get the number as a string': [
      'docs/troubleshooting#a-number-arrives-as-text',
      'docs/plugins/npm#serialization',
      'docs/guides/typescript-over-http#the-serialization',
      'docs/guides/typescript-over-http#what-goes-wrong',
      'docs/emitters/typescript#call-an-endpoint',
    ],
    'what do I do when a field can be either text or an object': [
      'docs/language/types#unions',
      'docs/language/types#what-goes-wrong',
      'docs/migrating-from-openapi#what-goes-wrong',
    ],
    'how do I return a list together with the total number of items': [
      'docs/language/endpoints#response-headers',
      'docs/guides/recipes#pagination-sorting-and-filtering',
    ],
    'can I put the version of my api into the path': [
      'docs/guides/recipes#version-an-endpoint',
      'docs/guides/recipes#versions-deprecation-and-rate-limits',
      'docs/language#what-the-language-does-not-have',
    ],
    'how many minutes does it take until the first program runs': ['docs/getting-started'],
    'which license is it and who is behind it': [
      'docs/versions#support-and-security',
      'docs/troubleshooting#where-can-i-ask-a-question-or-report-a-bug',
    ],
    'how do I check in a unit test that my handler returns valid data': [
      'docs/guides/testing',
      'docs/guides/testing#test-a-server-against-the-contract',
    ],
    'why are minimum and maximum gone after converting my document': [
      'docs/converters#a-contract-or-code-directly',
      'docs/converters/openapi',
      'docs/converters/openapi#schemas',
      'docs/migrating-from-openapi#5-put-back-what-was-lost',
    ],
    'how can a kotlin server and a react app in different repositories use one contract': [
      'docs/guides/sharing-contracts',
      'docs/guides/sharing-contracts#choose-how-to-share',
      'docs/guides/sharing-contracts#an-npm-package',
      'docs/guides/sharing-contracts#a-submodule',
      'docs/troubleshooting#how-do-several-repositories-use-one-contract',
    ],
    'does the generated client send the http request itself': [
      'docs/troubleshooting#does-it-send-requests-or-start-a-server',
      'docs/plugins/npm#call-an-endpoint-with-fetch',
      'docs/intro/intro-generate#what-an-endpoint-becomes',
      'docs/integration',
      'docs/integration#what-you-implement-without-a-library',
    ],
    'can a type refer to itself like a tree of categories': ['docs/language/types#composite-types'],
    'does a client break when I add a value to an enum': [
      'docs/guides/breaking-changes',
      'docs/guides/breaking-changes#the-rules',
    ],
  }),
  ...ask('keywords', {
    'delete old output files': [
      'docs/troubleshooting#generated-files-of-removed-definitions-remain',
      'docs/plugins/cli#output-files',
      'docs/intro/intro-generate#rules-for-generated-code',
      'docs/getting-started#before-you-use-it-in-a-project',
    ],
    'semicolon separator': ['docs/language#commas-spaces-and-line-breaks'],
    'kafka consumer': ['docs/integration/avro#send-and-read-over-kafka', 'docs/integration/avro'],
    'redoc page': ['docs/guides/publish#show-it', 'docs/guides/publish'],
    'ktor routes': ['docs/integration#serve-with-the-jdk-or-with-ktor'],
    'uuid pattern': [
      'docs/guides/recipes#dates-and-times',
      'docs/language/types#primitives',
      'docs/language/types#refined-types',
      'docs/language#what-the-language-does-not-have',
    ],
    'cookie parsing': [
      'docs/guides/recipes#authentication-bearer-tokens-and-api-keys',
      'docs/migrating-from-openapi#what-does-not-come-along',
    ],
    'vim syntax file': ['docs/ide#vim'],
    'monorepo relative path': ['docs/guides/sharing-contracts#one-folder-in-a-monorepo'],
    'github actions workflow': ['docs/guides/continuous-integration'],
    'anyOf pre-processor': [
      'docs/plugins/maven#change-a-document-first',
      'docs/plugins/gradle#change-a-document-first',
      'docs/converters/openapi#anyof',
      'docs/troubleshooting#a-document-converts-badly',
    ],
    'bytes base64': ['docs/guides/recipes#bytes-inside-json', 'docs/integration/jackson#limits'],
    'circular import python': ['docs/emitters/python#known-defects'],
  }),
  ...ask('wrong terms', {
    'obsolete flag for an operation': [
      'docs/guides/recipes#deprecate-an-endpoint',
      'docs/guides/recipes#versions-deprecation-and-rate-limits',
    ],
    'generics template type parameter': [
      'docs/language#what-the-language-does-not-have',
      'docs/guides/recipes#pagination-sorting-and-filtering',
    ],
    'set of unique elements': ['docs/language/types#lists'],
    'websocket subscription': [
      'docs/guides/recipes#streaming-server-sent-events-and-websocket',
      'docs/language/channels',
    ],
    'throttling too many requests': [
      'docs/guides/recipes#describe-a-rate-limit',
      'docs/guides/recipes#versions-deprecation-and-rate-limits',
    ],
    'oauth jwt security scheme': [
      'docs/guides/recipes#authentication-bearer-tokens-and-api-keys',
      'docs/troubleshooting#can-a-contract-describe-authentication-defaults-or-examples',
      'docs/language#what-the-language-does-not-have',
      'docs/migrating-from-openapi#what-does-not-come-along',
      'docs/comparison#what-a-description-can-express',
    ],
    'fallback when a parameter is omitted': [
      'docs/language/endpoints#queries',
      'docs/language#what-the-language-does-not-have',
      'docs/troubleshooting#can-a-contract-describe-authentication-defaults-or-examples',
    ],
    'hostname of the server': [
      'docs/language#what-the-language-does-not-have',
      'docs/plugins/npm#call-an-endpoint-with-fetch',
      'docs/emitters/typescript#call-an-endpoint',
      'docs/intro/intro-contract#what-a-contract-can-and-cannot-express',
      'docs/migrating-from-openapi#what-does-not-come-along',
      'docs/integration/spring#the-client',
    ],
    'timestamp with time zone': [
      'docs/guides/recipes#dates-and-times',
      'docs/language/types#primitives',
      'docs/language#what-the-language-does-not-have',
    ],
    'prettier for contracts': [
      'docs/troubleshooting#is-there-a-formatter-or-a-linter',
      'docs/emitters/wirespec',
      'docs/emitters/wirespec#what-is-kept',
    ],
    'fake backend for frontend tests': [
      'docs/guides/recipes#mock-a-server-in-typescript-tests',
      'docs/intro/intro-validate#mock-servers',
      'docs/integration/wiremock',
      'docs/guides/testing#test-a-client',
      'docs/project/client#test-the-desk-with-a-mock',
    ],
    'currency amount without rounding': ['docs/guides/recipes#decimals-and-money'],
  }),
  ...ask('errors and code', {
    'error TS2835: Relative import paths need explicit file extensions in ECMAScript imports': [
      'docs/emitters/typescript#es-modules-ts2835-and-err_module_not_found',
      'docs/troubleshooting#node-stops-with-err_module_not_found',
      'docs/troubleshooting#the-generated-code-does-not-compile',
      'docs/guides/typescript-over-http#what-goes-wrong',
      'docs/plugins/npm#what-goes-wrong',
    ],
    'error: cannot find symbol class Wirespec': [
      'docs/troubleshooting#the-generated-code-does-not-compile',
      'docs/integration#what-goes-wrong',
      'docs/plugins/maven#shared-code-once',
      'docs/emitters#shared-code',
      'docs/emitters/java#shared-code',
    ],
    'Colon expected, not: QuestionMark at line 3 and position 10': ['docs/language/errors#colon-expected'],
    'Path expected, not: WirespecType at line 2 and position 31': ['docs/language/errors#path-expected'],
    '[ERROR] Failed to execute goal wirespec-maven-plugin:compile (library): Cannot access file or directory: src/wirespec':
      ['docs/plugins/maven#what-goes-wrong', 'docs/plugins/cli#messages'],
    'Cannot construct instance of com.example.library.model.Isbn: no String-argument constructor/factory method': [
      'docs/integration/jackson#what-goes-wrong',
      'docs/integration/jackson#why-plain-jackson-is-not-enough',
    ],
    'Unknown object type: {"type":"map","values":"string"}': [
      'docs/converters/avro#what-goes-wrong',
      'docs/converters/avro#what-is-not-read',
    ],
    'error[E0583]: file not found for module `wirespec`': [
      'docs/troubleshooting#the-generated-code-does-not-compile',
      'docs/emitters#shared-code',
      'docs/emitters/rust',
    ],
    "NameError: name 'ABC' is not defined": ['docs/emitters/python#which-generation'],
    'java.lang.ClassCastException: class org.apache.avro.util.Utf8 cannot be cast to class java.lang.String': [
      'docs/integration/avro#limits',
    ],
    "Endpoint 'FindBooks' is already defined": [
      'docs/language/errors#already-defined',
      'docs/converters/openapi#other-repairs',
    ],
    'type Code = String?': [
      'docs/language/types#optional-constrained-fields',
      'docs/emitters/portable-contracts#what-to-avoid-in-every-language',
    ],
    'java.lang.IllegalStateException: AST should not be empty': [
      'docs/language/errors#ast-should-not-be-empty',
      'docs/plugins/cli#messages',
      'docs/plugins/gradle#what-goes-wrong',
      'docs/plugins/maven#what-goes-wrong',
      'docs/language#several-files',
    ],
  }),
  ...ask('typos and compounds', {
    'eror union discriminater': ['docs/guides/recipes#errors-as-a-union', 'docs/language/types#unions'],
    ratelimit: [
      'docs/guides/recipes#describe-a-rate-limit',
      'docs/guides/recipes#versions-deprecation-and-rate-limits',
    ],
    apikeys: ['docs/guides/recipes#authentication-bearer-tokens-and-api-keys'],
    fileupload: ['docs/guides/recipes#file-uploads-and-downloads', 'docs/integration/spring#multipart-requests'],
    'wirespce compile comand': ['docs/plugins/cli', 'docs/plugins/cli#commands'],
    'languge server neovm': ['docs/ide#neovim', 'docs/ide#any-editor-the-language-server'],
    'githubaction pipline': ['docs/guides/continuous-integration'],
    unionmembers: [
      'docs/language/types#unions',
      'docs/emitters/portable-contracts#what-to-avoid-in-every-language',
      'docs/glossary#union',
    ],
    'kotln srping controler': ['docs/integration/spring#controllers', 'docs/integration/spring'],
    optionalquery: ['docs/language/endpoints#queries'],
    'gradel propertys': ['docs/plugins/gradle#properties'],
    'comparsion typespec': ['docs/comparison#typespec', 'docs/comparison'],
  }),
  ...ask('symbols and options', {
    '-o ./generated': ['docs/plugins/cli#options', 'docs/plugins/cli#output-files'],
    operationRef: ['docs/language/annotations#link'],
    '# { }': ['docs/language/endpoints#request-headers', 'docs/language/endpoints#response-headers'],
    wirespecFetch: [
      'docs/plugins/npm#call-an-endpoint-with-fetch',
      'docs/plugins/npm#with-code-of-the-newer-generation',
      'docs/troubleshooting#a-query-value-is-cut-off-at-an-ampersand',
      'docs/guides/typescript-over-http#what-goes-wrong',
      'docs/guides/typescript-over-http#the-client',
    ],
    EnableWirespecController: ['docs/integration/spring#enable-the-integration'],
    validateReview: ['docs/intro/intro-validate#check-incoming-values', 'blog/type-constraints#who-calls-validate'],
    buildSrc: [
      'docs/plugins/gradle#change-a-document-first',
      'docs/plugins/gradle#generate-from-several-folders-with-spring-and-a-converter',
      'docs/plugins/gradle#emitters-of-libraries',
    ],
    Uint8Array: [
      'docs/language/types#primitives',
      'docs/emitters/typescript#mapping',
      'docs/emitters/compared#primitives-and-references',
      'docs/guides/typescript-over-http#the-serialization',
      'docs/guides/recipes#file-uploads-and-downloads',
    ],
    SpringKotlinEmitter: [
      'docs/integration/spring#the-build',
      'docs/plugins/maven#kotlin-with-spring-boot',
      'docs/plugins/gradle#emitters-of-libraries',
    ],
    '-p com.example': [
      'docs/plugins/cli#options',
      'docs/plugins/cli#output-files',
      'docs/troubleshooting#the-output-is-in-a-folder-named-community',
    ],
    '2XX': [
      'docs/language/endpoints#responses',
      'docs/language/endpoints#what-goes-wrong',
      'docs/language/errors#arrow-expected',
      'docs/converters/openapi#status-classes',
    ],
    'jackson-jvm': [
      'docs/integration/jackson',
      'docs/integration/jackson#coordinates',
      'docs/integration#the-libraries',
    ],
  }),
];
