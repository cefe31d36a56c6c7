// Misspelled on purpose, or pasted. cspell:disable
import type { JudgedQuery } from './judgedQueries';

/** Way in which a reader writes a query. */
export type AskedKind =
  'natural language' | 'keywords' | 'wrong terms' | 'errors and code' | 'typos and compounds' | 'symbols and options';

/** A query with the addresses of the sections that answer it; without an anchor, the top of the page does. */
export interface SectionQuery extends JudgedQuery {
  asked: AskedKind;
  sections: readonly string[];
}

/** Creates queries of one kind, each with the addresses of the sections that answer it. */
export const ask = (asked: AskedKind, answers: Readonly<Record<string, readonly string[]>>): SectionQuery[] =>
  Object.entries(answers).map(([query, addresses]) => ({
    kind: 'section',
    asked,
    query,
    sections: addresses.map((address) => `/${address}`),
    pages: [...new Set(addresses.map((address) => `/${address.replace(/#.*/, '')}`))],
  }));

/**
 * Queries from which the ranking may learn. All were written from the text of the pages, with their answers, before the
 * search was asked any of them. Every second one was held back until the length of texts was chosen with its results.
 */
export const SECTION_QUERIES_TO_LEARN: readonly SectionQuery[] = [
  ...ask('natural language', {
    'how do I send the access token with every call': [
      'docs/plugins/npm#call-an-endpoint-with-fetch',
      'docs/guides/recipes#authentication-bearer-tokens-and-api-keys',
    ],
    'can one endpoint return two different bodies': ['docs/language/endpoints#responses', 'docs/language/types#unions'],
    'why does the build stay green when my contract is refused': [
      'docs/plugins/cli#exit-codes',
      'docs/guides/continuous-integration#fail-on-a-refused-contract',
      'docs/plugins/npm#fail-when-the-contract-is-wrong',
      'docs/troubleshooting#nothing-was-generated-and-nothing-failed',
    ],
    'is a list of lists possible': ['docs/language/types#lists'],
    'do I have to check incoming data in my own code': [
      'docs/intro/intro-validate#check-incoming-values',
      'docs/language/types#where-constraints-are-checked',
      'docs/emitters/compared#validation',
      'docs/troubleshooting#an-invalid-value-is-accepted',
      'blog/type-constraints#who-calls-validate',
    ],
    'does the order of definitions in a file matter': ['docs/language#definitions'],
    'how is a number with decimals for prices described': ['docs/guides/recipes#decimals-and-money'],
    'who signs the requests in the bank example': [
      'blog/bunq-sdk#step-4-write-transport-signing-and-unwrapping',
      'blog/bunq-sdk',
    ],
    'what happens if the server answers with a status nobody listed': [
      'docs/troubleshooting#a-response-throws-an-exception',
      'docs/emitters/typescript#known-defects',
    ],
    'how can two repositories use the same contract': [
      'docs/guides/sharing-contracts',
      'docs/guides/sharing-contracts#choose-how-to-share',
    ],
    'which editors show errors while I type': ['docs/ide#features-by-editor', 'docs/ide'],
    'can the compiler run inside a web page': ['docs/plugins/npm#run-the-compiler-in-the-browser'],
    'where do I report a security hole': ['docs/versions#support-and-security'],
    'why do the generated files for a removed type stay': [
      'docs/troubleshooting#generated-files-of-removed-definitions-remain',
    ],
    'how do I call a generated client from kotlin': ['docs/emitters/kotlin#call-an-endpoint'],
    'what is lost when an openapi document becomes a contract': [
      'docs/converters#a-contract-or-code-directly',
      'docs/migrating-from-openapi#what-does-not-come-along',
      'docs/migrating-from-openapi#5-put-back-what-was-lost',
      'docs/converters/openapi',
    ],
    'how do I describe a file that users upload': ['docs/guides/recipes#file-uploads-and-downloads'],
    'can I put a comment behind a field': [
      'docs/language#comments',
      'docs/language/errors#wirespecidentifier-expected',
      'docs/language#what-goes-wrong',
      'docs/troubleshooting#the-contract',
      'docs/language/cheat-sheet#ten-common-mistakes',
    ],
    'which java version does the generated code need': ['docs/emitters/java', 'docs/plugins/maven#coordinates'],
    'how do I make random values for my tests': [
      'docs/plugins/npm#generate-random-test-data',
      'docs/intro/intro-validate#generate-test-data-from-the-contract',
    ],
    'is it a good idea to put generated files into git': ['docs/troubleshooting#should-i-commit-generated-code'],
    'how can a consumer find out that a field became required': [
      'docs/guides/breaking-changes',
      'docs/guides/breaking-changes#the-rules',
    ],
    'when is protobuf the better choice': [
      'docs/comparison#protocol-buffers-and-grpc',
      'docs/intro#when-to-choose-something-else',
    ],
    'how does a Spring controller read the path and the query': ['docs/integration/spring#controllers'],
    'why are my enum values different after conversion': [
      'docs/converters/openapi#lower-case-enum-values',
      'docs/converters/openapi#enum-values-that-are-not-names',
    ],
  }),
  ...ask('keywords', {
    'stale generated code': ['docs/guides/continuous-integration#fail-on-stale-generated-code'],
    'submodule contract': ['docs/guides/sharing-contracts#a-submodule'],
    'cursor next page': ['docs/guides/recipes#pagination-sorting-and-filtering'],
    'multipart spring': ['docs/integration/spring#multipart-requests'],
    'graalvm hints': ['docs/integration/spring#native-images'],
    'helix languages.toml': ['docs/ide#helix'],
    'response header': ['docs/language/endpoints#response-headers'],
    'inline constraint': ['docs/language/types#inline-constraints'],
    'bill of materials': [
      'docs/plugins#use-one-version-everywhere',
      'docs/integration#rules-for-all-libraries',
      'docs/plugins/maven#coordinates',
      'docs/plugins/gradle#coordinates',
    ],
    'jackson kotlin module': ['docs/integration/jackson#kotlin', 'docs/integration/jackson#coordinates'],
    'scala union sealed': ['docs/emitters/scala#unions'],
    'python enum repair': ['docs/emitters/python#repair-the-code-of---ir'],
    'rust default enum': ['docs/emitters/rust#what-you-add'],
    'avro namespace lost': ['docs/converters/avro#from-the-contract-back-to-avro', 'docs/emitters/avro#names'],
    'openapi links': ['docs/emitters/open_api_v3#links', 'docs/language/annotations#link'],
    'two generations': ['docs/emitters#two-generations', 'docs/intro/intro-generate#two-generations-of-generated-code'],
    'random test data': [
      'docs/plugins/npm#generate-random-test-data',
      'docs/intro/intro-validate#generate-test-data-from-the-contract',
    ],
    'stub wiremock endpoint': ['docs/integration/wiremock#create-a-stub-from-an-endpoint'],
    'express server': ['docs/guides/typescript-over-http#with-express'],
    'exit codes': ['docs/plugins/cli#exit-codes'],
    'reserved types primitives': ['docs/language/types#primitives', 'docs/glossary#primitive'],
    'gradle shared code': ['docs/plugins/gradle#shared-code-once'],
    'maven goals phase': ['docs/plugins/maven#goals', 'docs/plugins/maven#what-happens'],
    'regular expression flags': [
      'docs/language/types#regular-expressions',
      'docs/language/errors#rightparenthesis-expected',
      'docs/language/types#refined-types',
    ],
    'later versions changes': ['docs/versions#what-later-versions-change'],
  }),
  ...ask('wrong terms', {
    'nullable property': ['docs/language/types#optional-fields', 'docs/language/tour#optional-fields'],
    'hashmap field': ['docs/language/types#dictionaries', 'docs/language/tour#lists-and-dictionaries'],
    'abstract class extends': ['docs/language#what-the-language-does-not-have', 'docs/troubleshooting#questions'],
    'service rpc method': ['docs/language/endpoints', 'docs/comparison#protocol-buffers-and-grpc'],
    'discriminated union type': ['docs/language/types#unions', 'docs/guides/recipes#errors-as-a-union'],
    'typedef with regex': ['docs/language/types#refined-types', 'docs/language/types#regular-expressions'],
    'request params': [
      'docs/language/endpoints#queries',
      'docs/language/endpoints#path',
      'docs/language/tour#queries-and-headers',
    ],
    'jdbc template rest controller annotation': ['docs/integration/spring#controllers', 'docs/integration/spring'],
    'topic publisher': ['docs/language/channels', 'docs/language/channels#define-a-channel'],
    'schema registry subject': ['docs/integration/avro', 'docs/emitters/avro', 'docs/converters/avro'],
    'backward compatible schema evolution': [
      'docs/guides/breaking-changes',
      'docs/guides/breaking-changes#the-rules',
      'docs/comparison#protocol-buffers-and-grpc',
    ],
    'import namespace from module': [
      'docs/language#several-files',
      'docs/language#what-the-language-does-not-have',
      'docs/troubleshooting#can-several-files-form-one-contract',
    ],
    'http verb': ['docs/language/endpoints#method'],
    'constant literal values': ['docs/language/types#enums', 'docs/language/tour#enums'],
    'swagger codegen replacement': [
      'docs/migrating-from-openapi',
      'docs/emitters',
      'docs/comparison#openapi',
      'docs/comparison',
    ],
    'jsdoc of a field': [
      'docs/language/annotations#description',
      'docs/emitters/open_api_v3#descriptions',
      'docs/language#comments',
    ],
    'mandatory parameter': ['docs/language/endpoints#queries', 'docs/language/types#optional-fields'],
    'blob type': ['docs/language/types#primitives', 'docs/guides/recipes#file-uploads-and-downloads'],
    'void response': ['docs/language/endpoints#responses', 'docs/glossary#unit', 'docs/language/types#primitives'],
    'stdin pipe': ['docs/plugins/cli#pass-a-contract-as-an-argument'],
    'sealed hierarchy': [
      'docs/language/types#unions',
      'docs/emitters/scala#unions',
      'docs/emitters/java#mapping',
      'docs/emitters/kotlin#mapping',
      'docs/emitters/compared#what-a-construct-becomes',
    ],
    'visual studio plugin': ['docs/ide#vs-code'],
    'autocomplete in my editor': ['docs/ide#features-by-editor', 'docs/ide', 'docs/troubleshooting#the-editor'],
    'http interceptor for login': [
      'docs/plugins/npm#call-an-endpoint-with-fetch',
      'docs/guides/recipes#authentication-bearer-tokens-and-api-keys',
    ],
    'transpiler target languages': ['docs/emitters', 'docs/emitters#the-emitters', 'docs/plugins#the-ten-languages'],
  }),
  ...ask('errors and code', {
    'Comma expected, not: RightParenthesis at line 3 and position 21': ['docs/language/errors#comma-expected'],
    'Method expected, not: Path at line 4 and position 18': ['docs/language/errors#method-expected'],
    'RegExp expected, not: Path at line 2 and position 20': ['docs/language/errors#regexp-expected'],
    'Number expected, not: Integer at line 7 and position 24': ['docs/language/errors#number-expected'],
    'SpecificType expected, not: WsUnit at line 1 and position 13': ['docs/language/errors#specifictype-expected'],
    'TypeIdentifier expected, not: Equals at line 9 and position 6': ['docs/language/errors#typeidentifier-expected'],
    'Error: Cannot find reference: Novel': ['docs/language/errors#cannot-find-reference'],
    'java.lang.IllegalStateException: Cannot map Unit': ['docs/language/errors#cannot-map-unit'],
    'Exception in thread "main" java.io.FileNotFoundException: /library.ws': [
      'docs/troubleshooting#it-crashes-with-filenotfoundexception',
      'docs/plugins/cli#paths',
    ],
    'error TS1205: Re-exporting a type when isolatedModules is set requires using export type': [
      'docs/emitters/typescript#settings-of-the-typescript-compiler',
      'docs/plugins/npm#what-goes-wrong',
    ],
    'TypeError: metaclass conflict: the metaclass of a derived class must be a subclass': [
      'docs/emitters/python#repair-the-code-of---ir',
    ],
    "TypeError: Can't instantiate abstract class Isbn with abstract method validate": [
      'docs/emitters/python#repair-the-default-generation',
    ],
    'error: duplicate class: community.flock.wirespec.java.Wirespec': [
      'docs/troubleshooting#the-generated-code-does-not-compile',
      'docs/plugins/maven#what-goes-wrong',
      'docs/integration#what-goes-wrong',
      'docs/plugins/maven#shared-code-once',
    ],
    "property 'preProcessor' doesn't have a configured value.": [
      'docs/plugins/gradle#change-a-document-first',
      'docs/troubleshooting#a-build-plugin',
    ],
    'Could not autowire a Wirespec specific WebClient': ['docs/integration/spring#what-goes-wrong'],
    'Error: option -l requires a value': ['docs/plugins/cli#messages', 'docs/plugins/cli#limit-of-twenty-arguments'],
    'Encountered an unknown key x-internal': [
      'docs/converters/openapi#unknown-keys',
      'docs/troubleshooting#a-document-converts-badly',
      'docs/plugins/maven#what-goes-wrong',
      'docs/converters#what-goes-wrong',
    ],
    'Cannot internalize response with status: 503': [
      'docs/troubleshooting#a-response-throws-an-exception',
      'docs/emitters/typescript#known-defects',
    ],
    'com.fasterxml.jackson.databind.exc.InvalidDefinitionException: Java 8 optional type java.util.Optional not supported by default':
      ['docs/integration/jackson#what-goes-wrong'],
    NoWhenBranchMatchedException: ['docs/plugins/npm#what-goes-wrong'],
    'the trait bound Genre: Default is not satisfied E0277': [
      'docs/emitters/rust#what-you-add',
      'docs/emitters/rust#known-defects',
      'docs/troubleshooting#the-generated-code-does-not-compile',
    ],
    'new FindBooks.Handler.Handlers()': [
      'docs/emitters/java#serve-an-endpoint',
      'docs/integration/wiremock#create-a-stub-from-an-endpoint',
    ],
    'import { parse } from "@flock/wirespec"': [
      'docs/plugins/npm#parse-emit-and-convert-from-javascript',
      'docs/plugins/npm#find-errors',
      'docs/plugins/npm#read-the-tree',
    ],
    'mvn wirespec:compile@library': ['docs/plugins/maven#goals', 'docs/troubleshooting#a-build-plugin'],
    'Failed to load preprocessor class: com.example.AnyOfToOneOf': [
      'docs/plugins/maven#what-goes-wrong',
      'docs/plugins/maven#change-a-document-first',
    ],
  }),
  ...ask('typos and compounds', {
    responseheaders: ['docs/language/endpoints#response-headers'],
    refinedtypes: [
      'docs/language/types#refined-types',
      'docs/glossary#refined-type',
      'docs/language/tour#refined-types',
    ],
    breakingchanges: ['docs/guides/breaking-changes'],
    cheatsheet: ['docs/language/cheat-sheet'],
    'querry parameters': ['docs/language/endpoints#queries', 'docs/glossary#query'],
    anotations: ['docs/language/annotations'],
    'convertor openapi': ['docs/converters/openapi', 'docs/converters'],
    languageserver: ['docs/ide#any-editor-the-language-server', 'docs/glossary#language-server'],
    exitcode: ['docs/plugins/cli#exit-codes', 'docs/guides/continuous-integration#fail-on-a-refused-contract'],
    'optinal field': ['docs/language/types#optional-fields', 'docs/language/tour#optional-fields'],
    requestbody: [
      'docs/language/endpoints#request-body',
      'docs/language/tour#request-bodies',
      'docs/converters/openapi#operations',
    ],
    authentification: [
      'docs/guides/recipes#authentication-bearer-tokens-and-api-keys',
      'docs/troubleshooting#can-a-contract-describe-authentication-defaults-or-examples',
    ],
    'serilization typescript': [
      'docs/guides/typescript-over-http#the-serialization',
      'docs/plugins/npm#serialization',
      'docs/guides/typescript-over-http',
    ],
    'springboot intergration': ['docs/integration/spring', 'docs/plugins/maven#kotlin-with-spring-boot'],
    sharedcode: [
      'docs/emitters#shared-code',
      'docs/glossary#shared-code',
      'docs/emitters/java#shared-code',
      'docs/emitters/kotlin#shared-code',
      'docs/emitters/typescript#shared-code',
      'docs/plugins/maven#shared-code-once',
      'docs/plugins/gradle#shared-code-once',
    ],
    commandline: ['docs/plugins/cli'],
    dictionnary: ['docs/language/types#dictionaries', 'docs/glossary#dictionary'],
    'wiremok stubs': ['docs/integration/wiremock', 'docs/integration/wiremock#create-a-stub-from-an-endpoint'],
    pathparameter: [
      'docs/language/endpoints#path',
      'docs/language/tour#path-parameters',
      'docs/glossary#path-parameter',
    ],
    'knowndefects kotlin': ['docs/emitters/kotlin#known-defects'],
    regularexpression: ['docs/language/types#regular-expressions', 'docs/emitters/python#regular-expressions'],
    'troubelshooting gradel': ['docs/plugins/gradle#what-goes-wrong', 'docs/troubleshooting#a-build-plugin'],
    'migrateing from swager': ['docs/migrating-from-openapi'],
    enumvalues: [
      'docs/language/types#enums',
      'docs/converters/openapi#enum-values-that-are-not-names',
      'docs/converters/openapi#lower-case-enum-values',
    ],
    pagnation: ['docs/guides/recipes#pagination-sorting-and-filtering'],
  }),
  ...ask('symbols and options', {
    '--shared': ['docs/emitters#shared-code', 'docs/plugins/cli#options', 'docs/glossary#shared-code'],
    '--log-level': ['docs/plugins/cli#options'],
    '-l': ['docs/plugins/cli#options', 'docs/plugins/cli#several-languages-at-once', 'docs/emitters#the-emitters'],
    '@Description': ['docs/language/annotations#description', 'docs/emitters/open_api_v3#descriptions'],
    '@EnableWirespecWebClient': [
      'docs/integration/spring#enable-the-integration',
      'docs/integration/spring#the-client',
    ],
    'Wirespec.Serialization': [
      'docs/integration#what-you-implement-without-a-library',
      'docs/integration/jackson#use-jackson-as-the-wirespec-serialization',
      'docs/emitters/java#shared-code',
      'docs/emitters/kotlin#shared-code',
      'docs/emitters/typescript#shared-code',
      'docs/emitters/scala#shared-code',
    ],
    serializeBody: [
      'docs/emitters#shared-code',
      'docs/emitters/typescript#shared-code',
      'docs/emitters/java#shared-code',
      'docs/emitters/kotlin#shared-code',
      'docs/emitters/python#shared-code',
      'docs/emitters/scala#shared-code',
      'docs/guides/typescript-over-http#the-serialization',
    ],
    ServerEdge: [
      'docs/emitters/java#shared-code',
      'docs/emitters/kotlin#shared-code',
      'docs/emitters/scala#shared-code',
    ],
    fromRawRequest: [
      'docs/emitters/java#the-library-example',
      'docs/emitters/kotlin#the-library-example',
      'docs/emitters/typescript#the-library-example',
      'docs/emitters/scala#the-library-example',
      'docs/emitters/python#call-an-endpoint',
      'docs/emitters/python#the-library-example',
      'docs/integration#what-you-implement-without-a-library',
    ],
    FindBooksClient: [
      'docs/emitters/java#call-an-endpoint',
      'docs/emitters/kotlin#call-an-endpoint',
      'docs/emitters/java#the-library-example',
      'docs/emitters/kotlin#the-library-example',
      'docs/emitters/scala#the-library-example',
      'docs/emitters/rust#the-library-example',
      'docs/emitters/python#the-library-example',
      'docs/emitters/typescript#the-library-example',
    ],
    serialize_param: [
      'docs/emitters/python#shared-code',
      'docs/emitters/rust#shared-code',
      'docs/emitters/rust#call-an-endpoint',
    ],
    wirespecFetchIr: [
      'docs/plugins/npm#with-code-of-the-newer-generation',
      'docs/guides/typescript-over-http#the-client',
    ],
    packageName: ['docs/plugins/gradle#properties', 'docs/plugins/maven#parameters'],
    emitterClass: [
      'docs/plugins/gradle#emitters-of-libraries',
      'docs/plugins/maven#emitters-of-libraries',
      'docs/plugins/gradle#properties',
      'docs/plugins/maven#parameters',
    ],
    'T?[]': ['docs/language/types#how-the-modifiers-combine', 'docs/language/cheat-sheet#types'],
    '->': [
      'docs/language/endpoints#responses',
      'docs/language/errors#arrow-expected',
      'docs/language/channels#define-a-channel',
    ],
    '_ in bounds': ['docs/language/types#bounds'],
    'Integer32(0, 6)': [
      'docs/language/types#refined-types',
      'docs/language/types#bounds',
      'docs/glossary#refined-type',
      'docs/intro/intro-validate#what-validate-is-in-each-generation',
      'docs/troubleshooting#a-value-at-the-bound-is-refused',
    ],
    exactOptionalPropertyTypes: ['docs/emitters/typescript#settings-of-the-typescript-compiler'],
    'kotlin.srcDir': ['docs/plugins/gradle#what-happens', 'docs/plugins/gradle'],
    Jdk8Module: [
      'docs/integration/jackson#what-goes-wrong',
      'docs/integration/jackson#use-jackson-as-the-wirespec-serialization',
      'docs/integration/wiremock#optional-fields-in-java',
      'docs/integration/wiremock#what-goes-wrong',
      'docs/integration/jackson',
    ],
    'npx wirespec-lsp': ['docs/ide#any-editor-the-language-server'],
    'LoanEventAvro.SCHEMA': ['docs/integration/avro#what-is-generated'],
    '${project.basedir}': ['docs/plugins/maven#input', 'docs/troubleshooting#a-build-plugin'],
    OpenAPIV2: [
      'docs/plugins#the-ten-languages',
      'docs/emitters/open_api_v2',
      'docs/converters#formats',
      'docs/plugins/cli#options',
      'docs/plugins/cli#several-languages-at-once',
      'docs/emitters#the-emitters',
    ],
  }),
];
