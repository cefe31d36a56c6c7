// Misspelled on purpose, or pasted. cspell:disable
import { ask, type SectionQuery } from './sectionQueries';

/**
 * Queries of all six kinds. All were written, with their answers from the text of the pages, before the search was
 * asked any of them.
 */
const MIXED_QUERIES: readonly SectionQuery[] = [
  ...ask('natural language', {
    'what happens to xml responses when I convert my spec': [
      'docs/converters/openapi#operations',
      'docs/migrating-from-openapi#6-compare-the-contract-with-the-document',
      'docs/migrating-from-openapi#what-does-not-come-along',
    ],
    'can two endpoints have the same url and method': [
      'docs/language/endpoints#method',
      'docs/language/errors#accepted-without-a-message',
      'docs/emitters/open_api_v3#known-defects',
      'docs/emitters/open_api_v2#known-defects',
    ],
    'is there a way to declare any other error status': [
      'docs/intro/intro-contract#what-goes-wrong',
      'docs/language/endpoints#responses',
      'docs/language/endpoints#what-goes-wrong',
      'docs/language/errors#integer-expected',
      'docs/language/errors#arrow-expected',
    ],
    'how do I find out which version of the compiler I have': ['docs/versions', 'docs/troubleshooting'],
    'who is behind the project and can I use it commercially': [
      'docs/versions#support-and-security',
      'docs/troubleshooting#where-can-i-ask-a-question-or-report-a-bug',
    ],
    'how do I add a timeout to requests of the typescript client': ['docs/plugins/npm#call-an-endpoint-with-fetch'],
    'do I have to list all the status codes a server can return': [
      'docs/language/endpoints#responses',
      'docs/language/endpoints',
      'docs/intro/intro-contract#every-response-is-listed',
    ],
    'can I rename a type from my editor': [
      'docs/ide#features-by-editor',
      'docs/ide#intellij-idea',
      'docs/ide#supported-requests',
    ],
    'how is a list sent in the query string': [
      'docs/language/endpoints#queries',
      'docs/plugins/npm#with-code-of-the-newer-generation',
      'docs/plugins/npm#serialization',
      'docs/integration#limits-of-the-default-serialization',
    ],
    'one contract for the browser and the backend in different languages': [
      'docs/emitters/portable-contracts',
      'docs/emitters#how-to-choose',
      'docs/plugins/cli#several-languages-at-once',
    ],
    'what do I need to run the generated rust code': [
      'docs/emitters/rust',
      'docs/emitters/rust#what-you-add',
      'docs/troubleshooting#does-generated-code-need-a-library',
    ],
    'how to say that a response has no content': [
      'docs/language/types#primitives',
      'docs/language/endpoints#responses',
      'docs/language/tour#several-responses',
      'docs/glossary#unit',
    ],
    'does the generated client open a connection by itself': [
      'docs/troubleshooting#does-it-send-requests-or-start-a-server',
      'docs/intro/intro-generate#what-an-endpoint-becomes',
      'docs/plugins/npm#call-an-endpoint-with-fetch',
      'docs/integration',
    ],
    'how do I retire an old endpoint': [
      'docs/guides/recipes#deprecate-an-endpoint',
      'docs/project/rollout#remove-the-first-version',
      'docs/project/rollout',
    ],
    'can I test my frontend before the backend exists': [
      'docs/guides/testing#test-a-client',
      'docs/guides/recipes#mock-a-server-in-typescript-tests',
      'docs/intro/intro-validate#mock-servers',
      'docs/project/client#test-the-desk-with-a-mock',
      'blog/contract-first-design#both-sides-start-on-the-same-day',
    ],
    'why is the json field called something else than in the contract': [
      'docs/emitters/compared#names',
      'docs/emitters/java#names',
      'docs/emitters/kotlin#names',
      'docs/emitters/typescript#names',
      'docs/emitters/python#names',
      'docs/emitters/rust#names',
      'docs/emitters/scala#names',
      'docs/integration/jackson#limits',
    ],
    'how do I report a security problem': ['docs/versions#support-and-security'],
    'learn the syntax step by step with exercises': ['docs/language/tour'],
    'how do I make the pipeline notice outdated generated files': [
      'docs/guides/continuous-integration#fail-on-stale-generated-code',
      'docs/intro/intro-generate#rules-for-generated-code',
    ],
    'show our api to people with swagger ui': ['docs/guides/publish', 'docs/guides/publish#show-it'],
  }),
  ...ask('keywords', {
    websocket: ['docs/guides/recipes#streaming-server-sent-events-and-websocket'],
    asyncapi: ['docs/comparison#asyncapi', 'docs/converters#formats'],
    cookies: [
      'docs/guides/recipes#authentication-bearer-tokens-and-api-keys',
      'docs/migrating-from-openapi#what-does-not-come-along',
      'docs/converters/openapi#operations',
    ],
    'rate limiting': ['docs/guides/recipes#describe-a-rate-limit'],
    'reserved words': [
      'docs/language#names',
      'docs/language/grammar#tokens',
      'docs/emitters/portable-contracts#names-that-collide',
    ],
    'random test data': [
      'docs/plugins/npm#generate-random-test-data',
      'docs/intro/intro-validate#generate-test-data-from-the-contract',
    ],
    'git submodule': ['docs/guides/sharing-contracts#a-submodule'],
    'inclusive bounds': [
      'docs/language/types#bounds',
      'docs/emitters#two-generations',
      'docs/emitters/compared#validation',
      'docs/intro/intro-validate#what-validate-is-in-each-generation',
      'docs/troubleshooting#a-value-at-the-bound-is-refused',
      'docs/versions#move-from-the-default-generation-to---ir',
      'blog/type-constraints#are-bounds-inclusive-or-exclusive',
    ],
    'response headers': ['docs/language/endpoints#response-headers'],
    'sealed trait': ['docs/emitters/scala#unions', 'docs/emitters/scala#mapping'],
    'helix editor': ['docs/ide#helix'],
    'several files one contract': [
      'docs/language#several-files',
      'docs/troubleshooting#can-several-files-form-one-contract',
      'docs/intro/intro-contract#where-to-keep-contracts',
    ],
    dataclass: ['docs/emitters/python#mapping', 'docs/emitters/python'],
    'web worker': ['docs/plugins/npm#run-the-compiler-in-the-browser'],
    'trailing slash': [
      'docs/language/endpoints#path',
      'docs/language/endpoints#what-goes-wrong',
      'docs/language/errors#leftcurly-expected',
      'docs/language/grammar#endpoints',
      'docs/converters/openapi#operations',
      'docs/converters/openapi#openapi-2',
    ],
    'schema registry': [
      'docs/integration/avro#the-build',
      'docs/integration/avro#send-and-read-over-kafka',
      'docs/integration/avro#what-goes-wrong',
      'docs/integration/avro',
    ],
  }),
  ...ask('wrong terms', {
    'generic type parameter': [
      'docs/language#what-the-language-does-not-have',
      'docs/language/errors#cannot-find-reference',
      'docs/language/errors#typedefinitionstart-expected',
    ],
    'not null constraint': [
      'docs/language/types#optional-fields',
      'docs/language/tour#optional-fields',
      'docs/glossary#optional',
    ],
    'json schema draft support': ['docs/converters#formats'],
    'docstring for a field': ['docs/language/annotations#description', 'docs/language#comments'],
    'unsigned int': [
      'docs/language/types#primitives',
      'docs/language/types#bounds',
      'docs/language/types#refined-types',
    ],
    'hashtable with integer keys': ['docs/language/types#dictionaries', 'docs/language/errors#rightcurly-expected'],
    'export for our api gateway': [
      'docs/emitters#how-to-choose',
      'docs/emitters/open_api_v3',
      'docs/emitters/open_api_v2',
    ],
    'exhaustive pattern match on the result': [
      'docs/intro/intro-generate#the-client-handles-every-response',
      'docs/intro/intro-contract#every-response-is-listed',
      'docs/intro/intro-contract#how-a-change-reaches-both-sides',
      'docs/guides/recipes#errors-as-a-union',
    ],
    'rest controller': ['docs/integration/spring#controllers', 'docs/integration/spring'],
    'request interceptor for the auth token': [
      'docs/plugins/npm#call-an-endpoint-with-fetch',
      'docs/guides/recipes#authentication-bearer-tokens-and-api-keys',
      'docs/integration/spring#the-client',
    ],
    'diff two specs': [
      'docs/guides/breaking-changes',
      'docs/guides/breaking-changes#the-script',
      'docs/guides/breaking-changes#compare-with-the-main-branch',
      'docs/troubleshooting#how-do-i-detect-a-breaking-change',
      'docs/migrating-from-openapi#6-compare-the-contract-with-the-document',
    ],
    'lint my spec': [
      'docs/troubleshooting#is-there-a-formatter-or-a-linter',
      'docs/intro/intro-validate#check-the-contract-itself',
      'docs/language#what-the-compiler-checks',
    ],
    'pojo generator': ['docs/emitters/java', 'docs/emitters/java#mapping'],
    'mandatory header': ['docs/language/endpoints#request-headers', 'docs/language/tour#queries-and-headers'],
    'abstract base type': [
      'docs/language#what-the-language-does-not-have',
      'docs/language/errors#typedefinitionstart-expected',
      'docs/language/types#unions',
    ],
    'consumer driven tests': ['docs/guides/testing', 'docs/guides/testing#test-a-client', 'docs/integration/wiremock'],
  }),
  ...ask('errors and code', {
    "TypeError: Can't instantiate abstract class Isbn": [
      'docs/emitters/python#repair-the-default-generation',
      'docs/troubleshooting#the-generated-code-does-not-compile',
    ],
    'TypeError: metaclass conflict: the metaclass of a derived class must be a subclass': [
      'docs/emitters/python#repair-the-code-of---ir',
      'docs/troubleshooting#the-generated-code-does-not-compile',
    ],
    'Arrow expected, not: WirespecType at line 6 and position 3': [
      'docs/language/errors#arrow-expected',
      'docs/migrating-from-openapi#2-let-the-compiler-list-what-is-wrong',
    ],
    'Unknown object type': ['docs/converters/avro#what-is-not-read', 'docs/converters/avro#what-goes-wrong'],
    'Cannot have multiple SimpleTypes in Union': ['docs/converters/avro#what-is-not-read'],
    "No valid openapi v3 element 'openapi' is missing": ['docs/converters#what-goes-wrong'],
    "error TS1484: 'Book' is a type and must be imported using a type-only import": [
      'docs/emitters/typescript#settings-of-the-typescript-compiler',
      'docs/troubleshooting#the-generated-code-does-not-compile',
      'docs/plugins/npm#what-goes-wrong',
    ],
    'error[E0583]: file not found for module `model`': [
      'docs/troubleshooting#the-generated-code-does-not-compile',
      'docs/emitters/rust',
    ],
    'Random range is empty: [5, 5)': ['docs/plugins/npm#generate-random-test-data'],
    'Param tags cannot be null': ['docs/guides/typescript-over-http#what-goes-wrong'],
    'java.lang.NoSuchMethodError': ['docs/integration#what-goes-wrong'],
    'error: method does not override or implement a method from a supertype': [
      'docs/integration#java-with---ir-needs-the-shared-code',
      'docs/integration#what-goes-wrong',
      'docs/troubleshooting#the-generated-code-does-not-compile',
    ],
    'RegExp expected, not: Path at line 2 and position 20': [
      'docs/language/errors#regexp-expected',
      'docs/language/types#what-goes-wrong',
      'docs/language/types#regular-expressions',
      'docs/intro/intro-validate#what-goes-wrong',
    ],
    'Could not find file: library.ws on the classpath.': ['docs/plugins/maven#what-goes-wrong'],
    "Endpoint 'GetBook' is already defined": [
      'docs/language/errors#already-defined',
      'docs/converters/openapi#other-repairs',
    ],
    'Cannot construct instance of com.example.Isbn (although at least one Creator exists)': [
      'docs/integration/jackson#what-goes-wrong',
      'docs/integration/jackson#why-plain-jackson-is-not-enough',
    ],
  }),
  ...ask('typos and compounds', {
    'brekaing changes': [
      'docs/guides/breaking-changes',
      'docs/guides/breaking-changes#the-script',
      'docs/guides/breaking-changes#the-rules',
    ],
    dictonary: [
      'docs/language/types#dictionaries',
      'docs/language/tour#lists-and-dictionaries',
      'docs/glossary#dictionary',
    ],
    'jackson seralization': [
      'docs/integration/jackson',
      'docs/integration/jackson#use-jackson-as-the-wirespec-serialization',
    ],
    'continous integration': ['docs/guides/continuous-integration'],
    githubactions: ['docs/guides/continuous-integration', 'docs/project/rollout#check-every-pull-request'],
    refinedtypes: [
      'docs/language/types#refined-types',
      'docs/language/tour#refined-types',
      'docs/glossary#refined-type',
    ],
    pathparam: ['docs/language/endpoints#path', 'docs/language/tour#path-parameters', 'docs/glossary#path-parameter'],
    'jackosn module': ['docs/integration/jackson', 'docs/integration/jackson#coordinates'],
    sharedcode: ['docs/emitters#shared-code', 'docs/glossary#shared-code'],
    exitcode: ['docs/plugins/cli#exit-codes'],
    'openapi3 emiter': ['docs/emitters/open_api_v3'],
    anotations: ['docs/language/annotations', 'docs/language/endpoints#annotations', 'docs/glossary#annotation'],
    'multipart requets': ['docs/integration/spring#multipart-requests'],
    troubleshoting: ['docs/troubleshooting'],
    wiremockstubs: ['docs/integration/wiremock', 'docs/integration/wiremock#create-a-stub-from-an-endpoint'],
    'gradel plugin': ['docs/plugins/gradle'],
  }),
  ...ask('symbols and options', {
    'Wirespec.Transportation': [
      'docs/integration#what-you-implement-without-a-library',
      'docs/glossary#transportation',
      'docs/emitters/java#call-an-endpoint',
      'docs/emitters/kotlin#call-an-endpoint',
    ],
    fromRawRequest: [
      'docs/integration#serve-with-the-jdk-or-with-ktor',
      'docs/emitters#two-generations',
      'docs/emitters/python#call-an-endpoint',
    ],
    validateReview: ['docs/intro/intro-validate#check-incoming-values', 'blog/type-constraints#who-calls-validate'],
    'String?(/^x$/i)': [
      'docs/language/types#optional-constrained-fields',
      'docs/language/cheat-sheet#types',
      'docs/language/types#regular-expressions',
      'docs/language/types#refined-types',
    ],
    '@Link': ['docs/language/annotations#link', 'docs/emitters/open_api_v3#links'],
    '--package': ['docs/plugins/cli#options', 'docs/plugins/cli#output-files', 'docs/emitters/compared#files'],
    sourceDirs: ['docs/plugins/maven#kotlin-with-spring-boot'],
    'generate(source, typeName)': [
      'docs/plugins/npm#parse-emit-and-convert-from-javascript',
      'docs/plugins/npm#generate-random-test-data',
    ],
    WsIterable: ['docs/plugins/npm#read-the-tree'],
    'textDocument/rename': ['docs/ide#supported-requests'],
    'spring-boot-starter-webflux': ['docs/integration/spring#the-client'],
    JdkTransport: ['docs/integration#what-you-implement-without-a-library'],
    'loss-report.mjs': [
      'docs/migrating-from-openapi#2-let-the-compiler-list-what-is-wrong',
      'docs/migrating-from-openapi#6-compare-the-contract-with-the-document',
    ],
    'Converters.OPENAPI_V3': ['docs/converters#formats', 'docs/plugins/npm#parse-emit-and-convert-from-javascript'],
    WirespecSerialization: [
      'docs/integration/jackson#use-jackson-as-the-wirespec-serialization',
      'docs/integration/jackson',
      'docs/plugins/npm#serialization',
    ],
    'GET / ->': [
      'docs/language/endpoints#path',
      'docs/language/cheat-sheet#ten-common-mistakes',
      'docs/language/errors#leftcurly-expected',
    ],
  }),
];

/** Half of the queries, from which the ranking may learn. */
export const MIXED_QUERIES_TO_LEARN = MIXED_QUERIES.filter((_, place) => place % 2 === 0);

/** Half of the queries, held back: the ranking must not learn from them. */
export const MIXED_QUERIES_TO_CHECK = MIXED_QUERIES.filter((_, place) => place % 2 === 1);
