// Misspelled on purpose, or pasted. cspell:disable
import { ask, type SectionQuery } from './sectionQueries';

/** One half of the queries, chosen at random within each kind, from which the search may learn. */
export const THIRD_FRESH_QUERIES_TO_LEARN: readonly SectionQuery[] = [
  ...ask('natural language', {
    'what should a test of the server look like': [
      'docs/guides/testing#test-a-server-against-the-contract',
      'docs/project/client#test-the-server-over-http',
    ],
    'how do I rename a type in all files from my editor': ['docs/ide#features-by-editor', 'docs/ide#intellij-idea'],
    'how can I see which version of the compiler is installed': ['docs/versions'],
    'which java version is needed for the generated code': [
      'docs/emitters/java',
      'docs/integration#rules-for-all-libraries',
    ],
    'how do I give each microservice its own package name': [
      'docs/plugins/gradle#generate-from-several-folders-with-spring-and-a-converter',
      'docs/plugins/maven#what-happens',
      'docs/plugins/cli#options',
      'docs/plugins/maven#parameters',
      'docs/plugins/gradle#properties',
    ],
  }),
  ...ask('keywords', {
    'rust module files': ['docs/emitters/rust', 'docs/plugins/cli#output-files'],
    'windows path backslash': ['docs/plugins/cli#paths'],
    'mockmvc test': ['docs/integration/spring#controllers'],
    'tsconfig strict generated code': ['docs/emitters/typescript#settings-of-the-typescript-compiler'],
    'scala enum sed': ['docs/emitters/scala#repair-enums'],
  }),
  ...ask('wrong terms', {
    'generate pojo from schema': ['docs/emitters/java', 'docs/emitters/java#mapping'],
    'base url of the server in the client': [
      'docs/plugins/npm#call-an-endpoint-with-fetch',
      'docs/integration/spring#the-client',
      'docs/emitters/typescript#call-an-endpoint',
    ],
    'tagged union discriminator property': [
      'docs/language/types#unions',
      'docs/guides/recipes#errors-as-a-union',
      'docs/integration/jackson#limits',
      'docs/language/tour#unions',
    ],
    'api linter spectral': ['docs/troubleshooting#is-there-a-formatter-or-a-linter'],
    'swagger annotations controller': [
      'docs/integration/spring#the-build',
      'docs/integration/spring',
      'docs/integration/spring#controllers',
      'docs/integration/spring#enable-the-integration',
    ],
  }),
  ...ask('errors and code', {
    'channel Loans -> { id: String }': ['docs/language/channels#what-goes-wrong'],
    'spring boot controller returns 404 for every path': ['docs/integration/spring#what-goes-wrong'],
    'Endpoint cannot be generated': ['docs/plugins/npm#generate-random-test-data'],
    'error[E0277]: the trait bound `Genre: Default` is not satisfied': [
      'docs/emitters/rust#what-you-add',
      'docs/emitters/rust#known-defects',
    ],
    'npm error 404 Not Found wirespec': ['docs/plugins/cli', 'docs/getting-started#what-goes-wrong'],
  }),
  ...ask('typos and compounds', {
    'comandline options': ['docs/plugins/cli#options', 'docs/plugins/cli'],
    'continous integraton': ['docs/guides/continuous-integration'],
    dictionarys: [
      'docs/language/types#dictionaries',
      'docs/glossary#dictionary',
      'docs/language/tour#lists-and-dictionaries',
    ],
    'wiremok stub': ['docs/integration/wiremock', 'docs/integration/wiremock#create-a-stub-from-an-endpoint'],
    'breakin chang': ['docs/guides/breaking-changes'],
  }),
  ...ask('symbols and options', {
    from_raw_response: ['docs/emitters/python#serve-an-endpoint', 'docs/emitters/python#known-defects'],
    EnableWirespecWebClient: ['docs/integration/spring#enable-the-integration', 'docs/integration/spring#the-client'],
    'mod.rs': ['docs/emitters/rust', 'docs/plugins/cli#output-files', 'docs/plugins/cli#paths'],
    'Emitters.PYTHON': [
      'docs/emitters#the-emitters',
      'docs/plugins/npm#parse-emit-and-convert-from-javascript',
      'docs/plugins/npm#generate-files',
    ],
    wirespecSpringWebClient: ['docs/integration/spring#the-client'],
    'jackson-datatype-jdk8': ['docs/integration/jackson#coordinates'],
    'kafka-avro-serializer': ['docs/integration/avro#the-build'],
    deserializeBody: [
      'docs/emitters#shared-code',
      'docs/emitters/typescript#shared-code',
      'docs/emitters/java#shared-code',
      'docs/emitters/kotlin#shared-code',
      'docs/emitters/scala#shared-code',
      'docs/guides/typescript-over-http#the-serialization',
      'docs/guides/recipes#file-uploads-and-downloads',
    ],
  }),
];

/** Half of the queries, held back: the ranking must not learn from them. */
export const THIRD_FRESH_QUERIES_TO_CHECK: readonly SectionQuery[] = [
  ...ask('natural language', {
    'what happens with my pattern when a client sends a wrong value': [
      'docs/language/types#where-constraints-are-checked',
      'docs/intro/intro-validate#check-incoming-values',
      'docs/intro/intro-validate',
      'docs/intro/intro-validate#which-promises-are-checked-and-by-what',
      'docs/troubleshooting#an-invalid-value-is-accepted',
      'docs/emitters/compared#validation',
    ],
    'is it allowed to use the same type name in two contracts': [
      'docs/language#several-files',
      'docs/guides/sharing-contracts#one-folder-in-a-monorepo',
      'docs/language/errors#already-defined',
    ],
    'why is the openapi title always Wirespec and version 0.0.0': [
      'docs/emitters/open_api_v3#mapping',
      'docs/emitters/open_api_v3#known-defects',
      'docs/converters/openapi#operations',
      'docs/guides/publish#write-and-repair-the-document',
    ],
    'do I need spring to use the generated java': [
      'docs/integration#what-you-implement-without-a-library',
      'docs/integration',
      'docs/troubleshooting#does-generated-code-need-a-library',
      'docs/integration#serve-with-the-jdk-or-with-ktor',
    ],
    'can the compiler read a contract from another git repository': [
      'docs/guides/sharing-contracts#a-submodule',
      'docs/guides/sharing-contracts',
      'docs/guides/sharing-contracts#choose-how-to-share',
      'docs/troubleshooting#how-do-several-repositories-use-one-contract',
    ],
  }),
  ...ask('keywords', {
    'openapi loss report script': ['docs/migrating-from-openapi#2-let-the-compiler-list-what-is-wrong'],
    'response header total count': [
      'docs/language/endpoints#response-headers',
      'docs/guides/recipes#pagination-sorting-and-filtering',
    ],
    'maven multi module path': [
      'docs/plugins/maven#input',
      'docs/plugins/maven#what-goes-wrong',
      'docs/troubleshooting#a-build-plugin',
    ],
    'kafka topic java': ['docs/integration/avro#send-and-read-over-kafka', 'docs/integration/avro'],
    'eglot config': ['docs/ide#emacs'],
  }),
  ...ask('wrong terms', {
    'global response for all operations': ['docs/guides/recipes#share-an-error-response'],
    'any type unknown json': [
      'docs/language#what-the-language-does-not-have',
      'docs/language/types#primitives',
      'docs/language/types#dictionaries',
      'docs/converters/openapi#schemas',
      'docs/intro/intro-contract#what-a-contract-can-and-cannot-express',
    ],
    'import statement between files': [
      'docs/language#several-files',
      'docs/troubleshooting#can-several-files-form-one-contract',
      'docs/guides/sharing-contracts',
      'docs/language#what-the-language-does-not-have',
    ],
    'string length validator': [
      'docs/language/types#regular-expressions',
      'docs/language/types#bounds',
      'docs/language/types#refined-types',
    ],
    'watch mode recompile on save': ['docs/plugins/cli#commands', 'docs/plugins/npm#generate-with-a-script'],
  }),
  ...ask('errors and code', {
    'error TS1294: This syntax is not allowed when erasableSyntaxOnly is enabled': [
      'docs/emitters/typescript#settings-of-the-typescript-compiler',
      'docs/troubleshooting#the-generated-code-does-not-compile',
    ],
    'metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass': [
      'docs/emitters/python#repair-the-code-of---ir',
      'docs/troubleshooting#the-generated-code-does-not-compile',
    ],
    'GET /books/{isbn: String}.pdf': ['docs/integration/spring#what-goes-wrong', 'docs/language/endpoints#path'],
    'java: incompatible types: willReturn': ['docs/integration/wiremock#what-goes-wrong'],
    "ModuleNotFoundError: No module named 'wirespec'": [
      'docs/emitters/python',
      'docs/troubleshooting#the-generated-code-does-not-compile',
      'docs/emitters/portable-contracts#names-that-collide',
    ],
  }),
  ...ask('typos and compounds', {
    'rate limting': [
      'docs/guides/recipes#describe-a-rate-limit',
      'docs/guides/recipes#versions-deprecation-and-rate-limits',
    ],
    openapiconverter: ['docs/converters/openapi'],
    'optionl quary': ['docs/language/endpoints#queries', 'docs/language/tour#queries-and-headers'],
    'typscript emiter': ['docs/emitters/typescript'],
    serialisation: [
      'docs/plugins/npm#serialization',
      'docs/glossary#serialization',
      'docs/integration/jackson',
      'docs/integration/jackson#use-jackson-as-the-wirespec-serialization',
    ],
  }),
  ...ask('symbols and options', {
    'wirespec-lsp --node-ipc': ['docs/ide#supported-requests', 'docs/ide#any-editor-the-language-server'],
    'community.flock.wirespec:wirespec-bom': [
      'docs/integration#rules-for-all-libraries',
      'docs/plugins/maven#coordinates',
      'docs/plugins/gradle#coordinates',
    ],
    WsEndpoint: ['docs/plugins/npm#read-the-tree', 'docs/plugins/npm#types'],
    getPathTemplate: ['docs/emitters/java#serve-an-endpoint'],
    'Language.OpenAPIV3': [
      'docs/plugins/gradle#properties',
      'docs/plugins/gradle#run-a-task-that-writes-typescript-or-openapi',
    ],
    'community.flock.wirespec.integration:jackson-jvm': [
      'docs/integration/jackson#coordinates',
      'docs/integration#the-libraries',
    ],
    serializePath: [
      'docs/emitters#shared-code',
      'docs/emitters/typescript#shared-code',
      'docs/emitters/java#shared-code',
      'docs/emitters/kotlin#shared-code',
      'docs/emitters/scala#shared-code',
      'docs/emitters/python#shared-code',
      'docs/emitters/rust#shared-code',
    ],
  }),
];
