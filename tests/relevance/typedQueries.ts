// Pasted, or typed in a hurry. cspell:disable
import { ask, type SectionQuery } from './sectionQueries';

/**
 * Words, messages and tasks that developers type into the search box. All were written, with their answers from the
 * text of the pages, before the search was asked any of them. The ranking may learn from this half.
 */
export const TYPED_QUERIES_TO_LEARN: readonly SectionQuery[] = [
  ...ask('keywords', {
    ktor: ['docs/integration#serve-with-the-jdk-or-with-ktor'],
    swagger: [
      'docs/converters/openapi',
      'docs/converters/openapi#openapi-2',
      'docs/emitters/open_api_v2',
      'docs/guides/publish',
    ],
    'what is wirespec': ['docs/intro', 'docs/intro#what-you-write', 'docs/intro#what-you-get'],
    'gradle plugin': ['docs/plugins/gradle'],
    'enum kotlin': ['docs/emitters/kotlin#mapping', 'docs/language/types#enums'],
    'maven plugin': ['docs/plugins/maven'],
    'vscode extension': ['docs/ide#vs-code'],
    regex: ['docs/language/types#regular-expressions'],
    express: ['docs/guides/typescript-over-http#with-express'],
    grpc: ['docs/comparison#protocol-buffers-and-grpc'],
    uuid: ['docs/language/types#primitives'],
    multipart: ['docs/integration/spring#multipart-requests', 'docs/guides/recipes#file-uploads-and-downloads'],
    'bearer token': ['docs/guides/recipes#authentication-bearer-tokens-and-api-keys'],
    license: ['docs/troubleshooting#where-can-i-ask-a-question-or-report-a-bug', 'docs/versions#support-and-security'],
    graalvm: ['docs/integration/spring#native-images'],
  }),
  ...ask('symbols and options', {
    '--ir': ['docs/emitters#two-generations', 'docs/glossary#default-emitters-and---ir'],
    CompileWirespecTask: ['docs/plugins/gradle#properties', 'docs/plugins/gradle#coordinates', 'docs/plugins/gradle'],
    wirespecFetch: ['docs/plugins/npm#call-an-endpoint-with-fetch'],
    '@EnableWirespecController': ['docs/integration/spring#enable-the-integration'],
    '@flock/wirespec': ['docs/plugins/npm', 'docs/plugins/npm#install'],
    '.ws file': ['docs/intro#what-you-write', 'docs/language#several-files', 'docs/plugins/cli#paths'],
  }),
  ...ask('errors and code', {
    'Colon expected, not: WsString at line 3 and position 9': ['docs/language/errors#colon-expected'],
    'Cannot find reference: Date': ['docs/language/errors#cannot-find-reference'],
    'WirespecType expected, not: DromedaryCaseIdentifier at line 2 and position 10': [
      'docs/language/errors#wirespectype-expected',
    ],
    ERR_MODULE_NOT_FOUND: [
      'docs/emitters/typescript#es-modules-ts2835-and-err_module_not_found',
      'docs/troubleshooting#node-stops-with-err_module_not_found',
    ],
    'FileNotFoundException: File does not exist: /library.ws': [
      'docs/troubleshooting#it-crashes-with-filenotfoundexception',
      'docs/plugins/cli#paths',
    ],
    'error: duplicate class: community.flock.wirespec.java.Wirespec': [
      'docs/troubleshooting#the-generated-code-does-not-compile',
    ],
    "Encountered an unknown key 'propertys'": [
      'docs/converters/openapi#unknown-keys',
      'docs/troubleshooting#a-document-converts-badly',
    ],
    'Declared path parameter bookId needs to be defined': ['docs/converters/openapi#openapi-31-and-32'],
  }),
  ...ask('natural language', {
    'how do I make a field optional': ['docs/language/types#optional-fields', 'docs/language/tour#optional-fields'],
    'fail the build in github actions when the contract is invalid': [
      'docs/guides/continuous-integration#fail-on-a-refused-contract',
      'docs/plugins/cli#exit-codes',
      'docs/plugins/npm#fail-when-the-contract-is-wrong',
      'docs/guides/continuous-integration',
    ],
    'implement an endpoint in a spring controller': ['docs/integration/spring#controllers', 'docs/integration/spring'],
    'how to describe a kafka topic': ['docs/language/channels#define-a-channel', 'docs/language/channels'],
    'does wirespec support openapi 3.1': ['docs/converters/openapi#openapi-31-and-32'],
    'share contract between backend and frontend repos': [
      'docs/guides/sharing-contracts',
      'docs/guides/sharing-contracts#choose-how-to-share',
      'docs/troubleshooting#how-do-several-repositories-use-one-contract',
    ],
    'how do I write my own emitter': ['docs/plugins/npm#write-your-own-emitter'],
    'how to set the package of generated classes': [
      'docs/troubleshooting#the-output-is-in-a-folder-named-community',
      'docs/plugins/gradle#properties',
      'docs/plugins/cli#options',
      'docs/plugins/maven#parameters',
    ],
    'difference between wirespec and typespec': [
      'docs/comparison#typespec',
      'docs/comparison',
      'docs/comparison#the-same-api-in-four-languages',
    ],
    'run wirespec in github actions': ['docs/guides/continuous-integration'],
    'define response headers': ['docs/language/endpoints#response-headers'],
    'should generated code be in git': ['docs/troubleshooting#should-i-commit-generated-code'],
    'publish api docs with swagger ui': ['docs/guides/publish', 'docs/guides/publish#show-it'],
  }),
];

/** Half of the queries, held back: the ranking must not learn from them. */
export const TYPED_QUERIES_TO_CHECK: readonly SectionQuery[] = [
  ...ask('keywords', {
    docker: ['docs/plugins/cli#run-it-with-docker'],
    nullable: ['docs/language/types#optional-fields'],
    'spring boot': ['docs/integration/spring'],
    kafka: ['docs/integration/avro#send-and-read-over-kafka', 'docs/language/channels'],
    intellij: ['docs/ide#intellij-idea'],
    pagination: ['docs/guides/recipes#pagination-sorting-and-filtering'],
    webflux: ['docs/integration/spring#limits'],
    discriminator: ['docs/language/types#unions'],
    'hello world': ['docs/getting-started'],
    'sealed interface': ['docs/language/types#unions', 'docs/emitters/kotlin#mapping', 'docs/emitters/java#mapping'],
    monorepo: ['docs/guides/sharing-contracts#one-folder-in-a-monorepo'],
    changelog: ['docs/versions#releases', 'docs/versions#what-later-versions-change'],
  }),
  ...ask('symbols and options', {
    '--strict': ['docs/plugins/cli#options', 'docs/converters/openapi#unknown-keys'],
    packageName: ['docs/plugins/gradle#properties', 'docs/plugins/maven#parameters'],
    emitterClass: [
      'docs/plugins/gradle#emitters-of-libraries',
      'docs/plugins/maven#emitters-of-libraries',
      'docs/plugins/maven#parameters',
      'docs/plugins/gradle#properties',
    ],
    'validate()': [
      'docs/intro/intro-validate',
      'docs/intro/intro-validate#check-incoming-values',
      'docs/intro/intro-validate#what-validate-is-in-each-generation',
      'docs/language/types#where-constraints-are-checked',
      'docs/glossary#validate',
    ],
    Integer32: ['docs/language/types#primitives'],
    '-> Unit': ['docs/language/types#primitives', 'docs/glossary#unit', 'docs/language/endpoints#responses'],
  }),
  ...ask('errors and code', {
    'RightCurly expected, not: DromedaryCaseIdentifier at line 4 and position 3': [
      'docs/language/errors#rightcurly-expected',
    ],
    'Next Token cannot be null': ['docs/language/errors#next-token-cannot-be-null'],
    TS2835: ['docs/emitters/typescript#es-modules-ts2835-and-err_module_not_found'],
    "property 'preProcessor' doesn't have a configured value": [
      'docs/plugins/gradle#what-goes-wrong',
      'docs/plugins/gradle#change-a-document-first',
      'docs/troubleshooting#a-build-plugin',
    ],
    'No Wirespec file found': [
      'docs/plugins/cli#messages',
      'docs/plugins/gradle#what-goes-wrong',
      'docs/plugins/maven#what-goes-wrong',
      'docs/getting-started#what-goes-wrong',
    ],
    'Pick at least one language or emitter.': [
      'docs/integration/spring#what-goes-wrong',
      'docs/plugins/gradle#properties',
      'docs/plugins/maven#what-goes-wrong',
      'docs/plugins/maven#parameters',
    ],
    'Cannot match response with status: 502': ['docs/troubleshooting#a-response-throws-an-exception'],
  }),
  ...ask('natural language', {
    'generate typescript types from openapi spec': [
      'docs/converters#a-contract-or-code-directly',
      'docs/plugins/cli#convert-a-document',
      'docs/converters#on-the-command-line',
      'docs/converters/openapi',
      'docs/converters',
    ],
    'convert swagger json to wirespec': [
      'docs/converters/openapi',
      'docs/converters#on-the-command-line',
      'docs/plugins/cli#convert-a-document',
      'docs/converters',
      'docs/converters/openapi#openapi-2',
    ],
    'how to return 404 from a handler': [
      'docs/intro/intro-generate#the-server-implements-the-handler',
      'docs/project/server#write-the-handlers',
      'docs/language/endpoints#responses',
    ],
    'date and time types': ['docs/guides/recipes#dates-and-times', 'docs/language/types#primitives'],
    'how to write a comment in a contract': ['docs/language#comments'],
    'mock a server in tests': [
      'docs/integration/wiremock',
      'docs/guides/recipes#mock-a-server-in-typescript-tests',
      'docs/intro/intro-validate#mock-servers',
    ],
    'send a file upload': ['docs/guides/recipes#file-uploads-and-downloads'],
    'why is an invalid value not rejected': [
      'docs/troubleshooting#an-invalid-value-is-accepted',
      'docs/intro/intro-validate#which-promises-are-checked-and-by-what',
      'docs/intro/intro-validate',
      'docs/language/types#where-constraints-are-checked',
      'docs/intro/intro-validate#check-incoming-values',
    ],
    'version an api without breaking clients': [
      'docs/guides/recipes#version-an-endpoint',
      'docs/project/rollout',
      'docs/project/rollout#add-a-second-version',
      'docs/project/rollout#serve-both-versions',
    ],
    'query parameter with default value': [
      'docs/language/endpoints#queries',
      'docs/troubleshooting#can-a-contract-describe-authentication-defaults-or-examples',
    ],
    'serialize generated java records with jackson': [
      'docs/integration/jackson',
      'docs/integration/jackson#why-plain-jackson-is-not-enough',
      'docs/integration/jackson#use-jackson-as-the-wirespec-serialization',
    ],
    'map with string keys': ['docs/language/types#dictionaries'],
    'upgrade to a new version of wirespec': [
      'docs/troubleshooting#how-do-i-upgrade',
      'docs/versions#what-later-versions-change',
    ],
  }),
];
