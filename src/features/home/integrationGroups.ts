/** A page about a tool or format that works with Wirespec, with a one-line description. */
export interface Integration {
  name: string;
  /** Path of the page. */
  to: string;
  description: string;
}

/** A group of integrations. */
export interface IntegrationGroup {
  title: string;
  /** Path of the group's overview page. */
  to: string;
  integrations: readonly Integration[];
}

/** Groups of the section "Where it fits", in the order in which the page shows them. */
export const INTEGRATION_GROUPS: readonly IntegrationGroup[] = [
  {
    title: 'Emitters',
    to: '/docs/emitters',
    integrations: [
      { name: 'Java', to: '/docs/emitters/java', description: 'Records, sealed responses, handler interfaces' },
      { name: 'Kotlin', to: '/docs/emitters/kotlin', description: 'Data classes and suspending handlers' },
      { name: 'TypeScript', to: '/docs/emitters/typescript', description: 'Types, literal unions, a typed client' },
      { name: 'Python', to: '/docs/emitters/python', description: 'Dataclasses; most code needs a fix after each run' },
      { name: 'Rust', to: '/docs/emitters/rust', description: 'Structs and enums; may need code of your own' },
      { name: 'Scala', to: '/docs/emitters/scala', description: 'Case classes; enums need a fix' },
      { name: 'OpenAPI 3', to: '/docs/emitters/open_api_v3', description: 'For tools that read OpenAPI' },
      { name: 'OpenAPI 2', to: '/docs/emitters/open_api_v2', description: 'For tools that still need version 2' },
      { name: 'Avro', to: '/docs/emitters/avro', description: 'Record schemas; nested types need a script' },
    ],
  },
  {
    title: 'Build plugins',
    to: '/docs/plugins/',
    integrations: [
      { name: 'Command line', to: '/docs/plugins/cli', description: 'Compile and convert, in any script' },
      { name: 'npm', to: '/docs/plugins/npm', description: 'A package script, and a JavaScript API' },
      { name: 'Gradle', to: '/docs/plugins/gradle', description: 'Tasks that you add to your build' },
      { name: 'Maven', to: '/docs/plugins/maven', description: 'Goals in generate-sources' },
    ],
  },
  {
    title: 'Integrations',
    to: '/docs/integration',
    integrations: [
      { name: 'Spring', to: '/docs/integration/spring', description: 'Handlers become controllers' },
      { name: 'Jackson', to: '/docs/integration/jackson', description: 'Refined types and enums as plain JSON' },
      { name: 'Avro', to: '/docs/integration/avro', description: 'Messages as Avro records' },
      { name: 'WireMock', to: '/docs/integration/wiremock', description: 'Stubs that follow the contract' },
    ],
  },
  {
    title: 'Editors, converters, language',
    to: '/docs/ide/',
    integrations: [
      { name: 'Editors', to: '/docs/ide/', description: 'IntelliJ, VS Code, any LSP editor' },
      { name: 'From OpenAPI', to: '/docs/converters/openapi', description: 'Start from an existing document' },
      { name: 'From Avro', to: '/docs/converters/avro', description: 'Schemas become types' },
      { name: 'The language', to: '/docs/language', description: 'The reference for all four keywords' },
    ],
  },
];
