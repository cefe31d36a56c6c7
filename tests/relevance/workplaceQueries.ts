// Misspelled on purpose, or pasted. cspell:disable
import { ask, type SectionQuery } from './sectionQueries';

/**
 * Queries of all six kinds, from the work of operators, testers, front-end and data engineers, architects and managers.
 * All were written, with their answers from the text of the pages, before the search was asked any of them. The ranking
 * may learn from all.
 */
export const WORKPLACE_QUERIES: readonly SectionQuery[] = [
  ...ask('natural language', {
    'how do I make jenkins stop when the contract has an error': [
      'docs/guides/continuous-integration#fail-on-a-refused-contract',
      'docs/plugins/cli#exit-codes',
      'docs/plugins/npm#fail-when-the-contract-is-wrong',
      'docs/troubleshooting#nothing-was-generated-and-nothing-failed',
    ],
    'can the product owner read the contract without being a programmer': [
      'docs/comparison#when-to-use-wirespec',
      'docs/intro/intro-contract#one-source-for-people-and-compilers',
    ],
    'where do I put the kafka topic name': [
      'docs/language/channels#what-a-channel-does-not-describe',
      'docs/intro/intro-contract#what-a-contract-can-and-cannot-express',
      'docs/integration/avro#send-and-read-over-kafka',
    ],
    'how do I tell clients that an endpoint will disappear': [
      'docs/guides/recipes#deprecate-an-endpoint',
      'docs/guides/recipes#versions-deprecation-and-rate-limits',
    ],
    'does the vscode extension need node installed': ['docs/ide#vs-code'],
    'why is my price rounded in javascript': [
      'docs/guides/recipes#decimals-and-money',
      'docs/language/types#primitives',
      'docs/emitters/typescript#mapping',
    ],
    'may I use it in a commercial product': ['docs/versions#support-and-security'],
    'can the front end team start before the backend is finished': [
      'blog/contract-first-design#both-sides-start-on-the-same-day',
      'docs/intro/intro-validate#mock-servers',
      'docs/guides/recipes#mock-a-server-in-typescript-tests',
    ],
    'how do I test a spring controller with MockMvc': ['docs/integration/spring#controllers'],
    'does a new union member break old clients': [
      'docs/guides/breaking-changes#the-rules',
      'docs/intro/intro-contract#how-a-change-reaches-both-sides',
    ],
  }),
  ...ask('keywords', {
    'msw mock': ['docs/guides/recipes#mock-a-server-in-typescript-tests', 'docs/versions#what-later-versions-change'],
    'graalvm native image': ['docs/integration/spring#native-images'],
    'git submodule contract': [
      'docs/guides/sharing-contracts#a-submodule',
      'docs/guides/sharing-contracts#choose-how-to-share',
    ],
    cors: ['docs/plugins/npm#call-an-endpoint-with-fetch'],
    'pull request comment markdown': ['docs/guides/breaking-changes#the-script'],
    'bundle size browser': ['docs/plugins/npm#run-the-compiler-in-the-browser'],
    'session cookie': [
      'docs/guides/recipes#authentication-bearer-tokens-and-api-keys',
      'docs/migrating-from-openapi#what-does-not-come-along',
    ],
    'schema registry': [
      'docs/integration/avro#send-and-read-over-kafka',
      'docs/integration/avro#the-build',
      'docs/integration/avro#what-goes-wrong',
      'docs/converters/avro#from-the-contract-back-to-avro',
    ],
    'redoc html page': ['docs/guides/publish#show-it', 'docs/guides/publish'],
    'jetbrains textmate bundle': ['docs/ide#colors-from-the-textmate-grammar'],
  }),
  ...ask('wrong terms', {
    'consumer group and partition key': [
      'docs/language/channels#what-a-channel-does-not-describe',
      'docs/intro/intro-contract#what-a-contract-can-and-cannot-express',
    ],
    'pact consumer tests': [
      'docs/guides/testing',
      'docs/guides/testing#test-a-client',
      'docs/guides/testing#test-a-server-against-the-contract',
    ],
    'nuget package for c# client': [
      'docs/comparison#when-not-to-use-wirespec',
      'docs/emitters#the-emitters',
      'docs/intro#what-you-get',
    ],
    'zod validation at runtime': [
      'docs/intro/intro-validate#check-incoming-values',
      'docs/intro/intro-validate',
      'docs/emitters/typescript#mapping',
      'docs/emitters/compared#validation',
      'docs/language/types#where-constraints-are-checked',
    ],
    'watch mode': ['docs/plugins/cli#commands'],
    'pretty print a contract': [
      'docs/emitters/wirespec',
      'docs/troubleshooting#is-there-a-formatter-or-a-linter',
      'docs/plugins/cli#commands',
    ],
    'maxItems for an array': ['docs/language/types#lists', 'docs/converters/openapi#schemas'],
    'axios interceptor': ['docs/plugins/npm#call-an-endpoint-with-fetch'],
    'int64 precision in the browser': [
      'docs/language/types#primitives',
      'docs/emitters/typescript#mapping',
      'docs/guides/recipes#decimals-and-money',
    ],
    'api gateway base path': [
      'docs/intro/intro-contract#what-a-contract-can-and-cannot-express',
      'docs/migrating-from-openapi#what-does-not-come-along',
      'docs/integration/spring#how-requests-and-responses-are-treated',
    ],
  }),
  ...ask('errors and code', {
    "Execution failed for task ':generateLibrary'. > No Wirespec file found": [
      'docs/plugins/gradle#what-goes-wrong',
      'docs/plugins/gradle#input',
      'docs/plugins/cli#messages',
      'docs/getting-started#what-goes-wrong',
      'docs/plugins/maven#what-goes-wrong',
    ],
    "error TS1484: 'Wirespec' is a type and must be imported using a type-only import": [
      'docs/emitters/typescript#settings-of-the-typescript-compiler',
      'docs/plugins/npm#what-goes-wrong',
    ],
    'the trait bound `Genre: Default` is not satisfied': [
      'docs/emitters/rust#what-you-add',
      'docs/emitters/rust#known-defects',
    ],
    'java.lang.NoSuchMethodError: community.flock.wirespec': ['docs/integration#what-goes-wrong'],
    "unhashable type: 'Isbn'": ['docs/emitters/python#repair-the-code-of---ir'],
    'ClassCastException: class org.apache.avro.util.Utf8 cannot be cast to class java.lang.String': [
      'docs/integration/avro#limits',
    ],
    'Could not autowire a Wirespec specific WebClient': ['docs/integration/spring#what-goes-wrong'],
    'Cannot construct instance of `com.example.Isbn` no String-argument constructor': [
      'docs/integration/jackson#what-goes-wrong',
      'docs/integration/jackson#why-plain-jackson-is-not-enough',
    ],
    'npm error 404 wirespec is not in this registry': ['docs/plugins/cli'],
    'java.lang.IllegalArgumentException: limit is null': ['docs/emitters/kotlin#call-an-endpoint'],
  }),
  ...ask('typos and compounds', {
    'ratelimit header': [
      'docs/guides/recipes#describe-a-rate-limit',
      'docs/guides/recipes#versions-deprecation-and-rate-limits',
    ],
    basepath: [
      'docs/intro/intro-contract#what-a-contract-can-and-cannot-express',
      'docs/migrating-from-openapi#what-does-not-come-along',
      'docs/integration/spring#how-requests-and-responses-are-treated',
      'docs/integration/wiremock#what-goes-wrong',
    ],
    'graddle kotlin plugin': ['docs/plugins/gradle', 'docs/getting-started#1-install-the-compiler'],
    'fileupload multipart': [
      'docs/guides/recipes#file-uploads-and-downloads',
      'docs/integration/spring#multipart-requests',
    ],
    'sematic versioning': ['docs/guides/sharing-contracts#an-npm-package', 'docs/versions#releases'],
    'neovim langauge server': ['docs/ide#neovim', 'docs/ide#any-editor-the-language-server'],
    'testdata genrator': [
      'docs/plugins/npm#generate-random-test-data',
      'docs/intro/intro-validate#generate-test-data-from-the-contract',
    ],
    'nullabel fields': [
      'docs/language/types#optional-fields',
      'docs/language/tour#optional-fields',
      'docs/glossary#optional',
    ],
    dockerimage: ['docs/plugins/cli#run-it-with-docker'],
    'depreciated endpoint': ['docs/guides/recipes#deprecate-an-endpoint'],
  }),
  ...ask('symbols and options', {
    '--log-level': ['docs/plugins/cli#options', 'docs/plugins/cli#messages'],
    EnableWirespecController: ['docs/integration/spring#enable-the-integration', 'docs/integration/spring'],
    'fetch-depth': ['docs/guides/continuous-integration#fail-on-a-breaking-change'],
    emitterClass: [
      'docs/plugins/gradle#emitters-of-libraries',
      'docs/plugins/maven#emitters-of-libraries',
      'docs/plugins/gradle#properties',
      'docs/plugins/maven#parameters',
      'docs/plugins#differences-between-the-plugins',
    ],
    '@JsonTypeInfo': ['docs/integration/jackson#limits'],
    moduleResolution: [
      'docs/emitters/typescript#settings-of-the-typescript-compiler',
      'docs/emitters/typescript#es-modules-ts2835-and-err_module_not_found',
      'docs/plugins/npm#types',
    ],
    WirespecNativeHints: ['docs/integration/spring#native-images', 'docs/integration/spring#the-contract'],
    'textDocument/rename': ['docs/ide#supported-requests'],
    'Retry-After': ['docs/guides/recipes#describe-a-rate-limit'],
    'git worktree': [
      'docs/guides/continuous-integration#fail-on-a-breaking-change',
      'docs/guides/breaking-changes#compare-with-the-main-branch',
    ],
  }),
];
