/** A page about a tool or format that works with Wirespec, with a one-line description. */
export interface Integration {
  name: string;
  to: string;
  line: string;
}

/** A group of integrations. */
export interface IntegrationGroup {
  title: string;
  /** Path of the group's overview page. */
  to: string;
  places: readonly Integration[];
}

/** Groups of the section "Where it fits", in the order in which the page shows them. */
export const INTEGRATION_GROUPS: readonly IntegrationGroup[] = [
  {
    title: 'Emitters',
    to: '/docs/emitters',
    places: [
      { name: 'Java', to: '/docs/emitters/java', line: 'Records, sealed responses, handler interfaces' },
      { name: 'Kotlin', to: '/docs/emitters/kotlin', line: 'Data classes and suspending handlers' },
      { name: 'TypeScript', to: '/docs/emitters/typescript', line: 'Types, literal unions, a typed client' },
      { name: 'Python', to: '/docs/emitters/python', line: 'Dataclasses; most code needs a fix after each run' },
      { name: 'Rust', to: '/docs/emitters/rust', line: 'Structs and enums; may need code of your own' },
      { name: 'Scala', to: '/docs/emitters/scala', line: 'Case classes; enums need a fix' },
      { name: 'OpenAPI 3', to: '/docs/emitters/open_api_v3', line: 'For tools that read OpenAPI' },
      { name: 'OpenAPI 2', to: '/docs/emitters/open_api_v2', line: 'For tools that still need version 2' },
      { name: 'Avro', to: '/docs/emitters/avro', line: 'Record schemas; nested types need a script' },
    ],
  },
  {
    title: 'Build plugins',
    to: '/docs/plugins/',
    places: [
      { name: 'Command line', to: '/docs/plugins/cli', line: 'Compile and convert, in any script' },
      { name: 'npm', to: '/docs/plugins/npm', line: 'A package script, and a JavaScript API' },
      { name: 'Gradle', to: '/docs/plugins/gradle', line: 'Tasks that you add to your build' },
      { name: 'Maven', to: '/docs/plugins/maven', line: 'Goals in generate-sources' },
    ],
  },
  {
    title: 'Integrations',
    to: '/docs/integration',
    places: [
      { name: 'Spring', to: '/docs/integration/spring', line: 'Handlers become controllers' },
      { name: 'Jackson', to: '/docs/integration/jackson', line: 'Refined types and enums as plain JSON' },
      { name: 'Avro', to: '/docs/integration/avro', line: 'Messages as Avro records' },
      { name: 'WireMock', to: '/docs/integration/wiremock', line: 'Stubs that follow the contract' },
    ],
  },
  {
    title: 'Editors, converters, language',
    to: '/docs/ide/',
    places: [
      { name: 'Editors', to: '/docs/ide/', line: 'IntelliJ, VS Code, any LSP editor' },
      { name: 'From OpenAPI', to: '/docs/converters/openapi', line: 'Start from an existing document' },
      { name: 'From Avro', to: '/docs/converters/avro', line: 'Schemas become types' },
      { name: 'The language', to: '/docs/language', line: 'The reference for all four keywords' },
    ],
  },
];
