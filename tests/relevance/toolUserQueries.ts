// Misspelled on purpose, or pasted. cspell:disable
import { ask, type SectionQuery } from './sectionQueries';

/**
 * Queries of developers who come from OpenAPI, Spring, TypeScript and Kafka. All were written, with their answers from
 * the text of the pages, before the search was asked any of them.
 */
const TOOL_USER_QUERIES: readonly SectionQuery[] = [
  ...ask('symbols and options', {
    EnableWirespecController: ['docs/integration/spring#enable-the-integration'],
    'wirespec.spring.webclient.base-url': ['docs/integration/spring#the-client'],
    SpringKotlinEmitter: ['docs/integration/spring#the-build'],
    Jdk8Module: [
      'docs/integration/wiremock#optional-fields-in-java',
      'docs/integration/wiremock#what-goes-wrong',
      'docs/integration/jackson#why-plain-jackson-is-not-enough',
      'docs/integration/jackson#limits',
    ],
    '--log-level': ['docs/plugins/cli#options'],
    WirespecNativeHints: ['docs/integration/spring#native-images', 'docs/integration/spring#the-contract'],
    WirespecModuleKotlin: ['docs/integration/jackson#coordinates', 'docs/integration/jackson#kotlin'],
    'additionalProperties: true': [
      'docs/converters/openapi#schemas',
      'docs/converters#a-contract-or-code-directly',
      'docs/migrating-from-openapi#2-let-the-compiler-list-what-is-wrong',
    ],
    'application/json;charset=utf-8': ['docs/integration/spring#multipart-requests'],
    withQueryParam: [
      'docs/integration/wiremock#create-a-stub-from-an-endpoint',
      'docs/integration/wiremock#what-is-matched',
    ],
  }),
  ...ask('errors and code', {
    'Could not autowire a Wirespec specific WebClient': ['docs/integration/spring#what-goes-wrong'],
    'Cannot match response with status: 503': [
      'docs/integration/spring#the-client',
      'docs/troubleshooting#a-response-throws-an-exception',
    ],
    'Pick at least one language or emitter.': [
      'docs/integration/spring#what-goes-wrong',
      'docs/plugins/maven#what-goes-wrong',
      'docs/plugins/gradle#what-goes-wrong',
    ],
    'java.lang.ClassCastException with spring boot 4': ['docs/integration/spring#limits'],
    '{"empty":true,"present":false}': [
      'docs/integration/wiremock#what-goes-wrong',
      'docs/integration/wiremock#optional-fields-in-java',
      'docs/integration/jackson#why-plain-jackson-is-not-enough',
      'docs/integration/jackson#what-goes-wrong',
    ],
    'error: option -l requires a value': ['docs/plugins/cli#limit-of-twenty-arguments', 'docs/plugins/cli#messages'],
    'No input file, directory, or stdin received': [
      'docs/plugins/cli#pass-a-contract-as-an-argument',
      'docs/plugins/cli#messages',
    ],
    'Exception in thread "main" FileNotFoundException: File does not exist: /api.ws': [
      'docs/troubleshooting#it-crashes-with-filenotfoundexception',
      'docs/plugins/cli#paths',
      'docs/plugins/cli#messages',
    ],
    'Colon expected, not: WsString at line 3 and position 9': ['docs/language/errors#colon-expected'],
    'endpoint GetUsers GET /users -> { 200 -> User[] }': [
      'docs/language/endpoints',
      'docs/language/endpoints#the-parts-of-an-endpoint',
      'docs/language/endpoints#responses',
      'docs/language/cheat-sheet#nearly-every-construct-in-one-contract',
      'docs/language/grammar#endpoints',
      'docs/language/tour#several-responses',
    ],
  }),
  ...ask('natural language', {
    'does the spring integration work with webflux on the server': ['docs/integration/spring#limits'],
    'why do all my spring endpoints return 404': ['docs/integration/spring#what-goes-wrong'],
    'can I use my own object mapper in spring': [
      'docs/integration/spring#how-requests-and-responses-are-treated',
      'docs/integration/jackson#use-jackson-as-the-wirespec-serialization',
    ],
    'how do I test a controller with MockMvc': ['docs/integration/spring#controllers'],
    'can wirespec read yaml openapi files': [
      'docs/troubleshooting#is-yaml-supported',
      'docs/converters/openapi',
      'docs/converters#formats',
      'docs/plugins/cli#convert-a-document',
    ],
    'what happens to swagger 2.0 documents': ['docs/converters/openapi#openapi-2'],
    'does it write avro schemas for kafka messages': [
      'docs/emitters/avro',
      'docs/integration/avro',
      'docs/integration/avro#send-and-read-over-kafka',
    ],
    'should generated sources be in version control': [
      'docs/troubleshooting#should-i-commit-generated-code',
      'docs/guides/continuous-integration#fail-on-stale-generated-code',
    ],
    'which version do these docs describe': [
      'docs/versions',
      'docs/versions#why-this-site-does-not-describe-a-newer-version',
    ],
    'can I use it commercially for free': ['docs/versions#support-and-security'],
  }),
  ...ask('keywords', {
    'set java package of generated classes': [
      'docs/plugins/maven#parameters',
      'docs/plugins/gradle#properties',
      'docs/plugins/cli#options',
    ],
    'spring client timeout': ['docs/integration/spring#the-client'],
    'wiremock match query parameters': ['docs/integration/wiremock#what-is-matched'],
    'swagger ui from contract': ['docs/guides/publish#show-it', 'docs/guides/publish'],
    'publish contract to npm registry': ['docs/guides/sharing-contracts#an-npm-package'],
    'git submodule contracts': ['docs/guides/sharing-contracts#a-submodule'],
    'pin wirespec version': [
      'docs/versions#why-this-site-does-not-describe-a-newer-version',
      'docs/plugins#use-one-version-everywhere',
    ],
    'docker image cli': ['docs/plugins/cli#run-it-with-docker'],
    'fetch client typescript': [
      'docs/plugins/npm#call-an-endpoint-with-fetch',
      'docs/emitters/typescript#call-an-endpoint',
      'docs/guides/typescript-over-http#the-client',
    ],
    'kotlin suspend handler': ['docs/emitters/kotlin#serve-an-endpoint', 'docs/integration/spring#controllers'],
  }),
  ...ask('wrong terms', {
    'allOf inheritance of schemas': ['docs/converters/openapi#schemas', 'docs/converters/openapi'],
    'discriminator property': [
      'docs/language/types#unions',
      'docs/converters/openapi#schemas',
      'docs/migrating-from-openapi#what-does-not-come-along',
      'docs/integration/jackson#limits',
    ],
    'format: date-time': [
      'docs/guides/recipes#dates-and-times',
      'docs/converters/openapi#schemas',
      'docs/migrating-from-openapi#what-does-not-come-along',
    ],
    'response entity with status code': [
      'docs/integration/spring#controllers',
      'docs/language/endpoints#responses',
      'docs/intro/intro-generate#the-server-implements-the-handler',
    ],
    'bean validation annotations': [
      'docs/intro/intro-validate',
      'docs/intro/intro-validate#check-incoming-values',
      'docs/language/types#where-constraints-are-checked',
      'docs/language/types#refined-types',
      'docs/emitters/compared#validation',
    ],
    'event schema for a topic': ['docs/language/channels', 'docs/language/channels#define-a-channel'],
    'string literal union type': ['docs/language/types#enums', 'docs/language/tour#enums'],
    operationId: [
      'docs/converters/openapi#operations',
      'docs/converters/openapi#names',
      'docs/converters/openapi#what-to-repair-after-converting',
      'docs/converters/openapi#other-repairs',
      'docs/emitters/open_api_v3#mapping',
      'docs/emitters/open_api_v3#names',
      'docs/emitters/open_api_v2#mapping',
      'docs/emitters/open_api_v2#names',
      'docs/language/annotations#link',
      'docs/language/endpoints#the-parts-of-an-endpoint',
    ],
    'security scheme': [
      'docs/troubleshooting#can-a-contract-describe-authentication-defaults-or-examples',
      'docs/guides/recipes#authentication-bearer-tokens-and-api-keys',
      'docs/migrating-from-openapi#what-does-not-come-along',
      'docs/converters/openapi#operations',
    ],
    'void response': ['docs/language/endpoints#responses', 'docs/language/types#primitives', 'docs/glossary#unit'],
  }),
  ...ask('typos and compounds', {
    'sping boot contoller': ['docs/integration/spring#controllers', 'docs/integration/spring'],
    nullablefields: [
      'docs/language/types#optional-fields',
      'docs/language/tour#optional-fields',
      'docs/glossary#optional',
    ],
    'graddle plugin kotlin': ['docs/plugins/gradle', 'docs/plugins/gradle#what-happens'],
    'breaking chnages pull request': [
      'docs/guides/breaking-changes',
      'docs/guides/breaking-changes#compare-with-the-main-branch',
      'docs/guides/continuous-integration#fail-on-a-breaking-change',
      'docs/project/rollout#check-every-pull-request',
    ],
    queryparameters: [
      'docs/language/endpoints#queries',
      'docs/language/tour#queries-and-headers',
      'docs/glossary#query',
    ],
    'vscode extention': ['docs/ide#vs-code'],
    'mock sever for tests': [
      'docs/integration/wiremock',
      'docs/intro/intro-validate#mock-servers',
      'docs/guides/recipes#mock-a-server-in-typescript-tests',
    ],
    'regularexpresion on string': [
      'docs/language/types#regular-expressions',
      'docs/language/types#refined-types',
      'docs/language/tour#refined-types',
    ],
    'openapi convertor json file': [
      'docs/converters/openapi',
      'docs/converters#on-the-command-line',
      'docs/plugins/cli#convert-a-document',
    ],
    'multipart uplaod': [
      'docs/integration/spring#multipart-requests',
      'docs/guides/recipes#file-uploads-and-downloads',
    ],
  }),
];

/** Half of the queries, from which the ranking may learn. */
export const TOOL_USER_QUERIES_TO_LEARN = TOOL_USER_QUERIES.filter((_, place) => place % 2 === 0);

/** Half of the queries, held back: the ranking must not learn from them. */
export const TOOL_USER_QUERIES_TO_CHECK = TOOL_USER_QUERIES.filter((_, place) => place % 2 === 1);
