/**
 * Choices that the site remembers: for each group its values, with their names for readers. The first value of a group
 * is the default.
 */
export const CHOICES = {
  language: {
    typescript: 'TypeScript',
    java: 'Java',
    kotlin: 'Kotlin',
    python: 'Python',
    rust: 'Rust',
    scala: 'Scala',
  },
  generation: { ir: 'With --ir', default: 'Default generation' },
  'build-tool': { npm: 'npm', gradle: 'Gradle', maven: 'Maven' },
  'gradle-dsl': { kotlin: 'Kotlin DSL', groovy: 'Groovy DSL' },
  viewer: { 'swagger-ui': 'Swagger UI', redoc: 'Redoc' },
} as const;

/** Name of a group of choices. */
export type ChoiceGroup = keyof typeof CHOICES;

/** Chosen values by group; groups without a choice are missing. */
export type Choices = Readonly<Partial<Record<ChoiceGroup, string>>>;

/**
 * All groups, in the order in which `formatItem` compares items. A group distinguishes only items that have the same
 * values in all earlier groups.
 */
export const GROUPS: readonly ChoiceGroup[] = ['language', 'generation', 'build-tool', 'gradle-dsl', 'viewer'];

/**
 * Prefix of the storage keys. Docusaurus uses the same keys, so choices that readers made before this theme are kept.
 */
export const KEY_PREFIX = 'docusaurus.tab.';

/** Build tool that the pages of this site use with a language, by language. */
const BUILD_TOOLS: Readonly<Record<string, string>> = { typescript: 'npm', kotlin: 'gradle', java: 'maven' };

/**
 * Adds a value for each group in which the reader has chosen none. A chosen language implies a build tool, and a chosen
 * build tool implies a language, as `BUILD_TOOLS` pairs them. Other groups get their default.
 *
 * @returns a pair such as `language=java` for every group
 */
export function resolveChoices(chosen: Choices): string[] {
  const implied: Choices = {
    language: Object.keys(BUILD_TOOLS).find((language) => BUILD_TOOLS[language] === chosen['build-tool']),
    'build-tool': BUILD_TOOLS[chosen.language ?? ''],
  };
  return GROUPS.map((group) => `${group}=${chosen[group] ?? implied[group] ?? findDefault(group)}`);
}

function findDefault(group: ChoiceGroup): string {
  return Object.keys(CHOICES[group])[0] ?? '';
}

/**
 * Finds the item that matches most choices; the first one of several that match equally. A language counts more than
 * the other groups together. A default value that is not chosen counts a quarter as much as a chosen value.
 *
 * @param items - written by `formatItems`
 * @param choices - pairs such as `language=java`
 * @returns the zero-based index of the item
 */
export function findItem(items: string, choices: readonly string[]): number {
  const scores = items.split('|').map((item) => {
    let score = 0;
    for (const pair of item.split(' ')) {
      const weight = pair.startsWith('language=') ? 20 : 4;
      if (choices.includes(pair)) score += weight;
      else if (DEFAULT_CHOICES.includes(pair)) score += weight / 4;
    }
    return score;
  });
  return scores.indexOf(Math.max(...scores));
}

/** Pairs such as `language=typescript` for a reader who has made no choices. */
export const DEFAULT_CHOICES: readonly string[] = resolveChoices({});

/**
 * Formats the choices of items as the value of an attribute, such as `language=java|language=kotlin`. Leaves out values
 * that the site does not remember, such as OpenAPI as a language. Also leaves out values without an alternative. For
 * example, if the items are Java, Kotlin, and Kotlin with `--ir`, the item of Java gets no generation, because choosing
 * Java must not choose a generation.
 */
export function formatItems(items: readonly Choices[]): string {
  return items.map((item) => formatItem(item, items)).join('|');
}

function formatItem(item: Choices, items: readonly Choices[]): string {
  const pairs = GROUPS.flatMap((group, index) => {
    const value = toValue(group, item[group]);
    const previous = GROUPS.slice(0, index);
    const hasAlternative = items.some(
      (other) => other[group] !== value && previous.every((name) => other[name] === item[name]),
    );
    return value !== undefined && hasAlternative ? [`${group}=${value}`] : [];
  });
  return pairs.join(' ');
}

/** @returns the choices of one item that `formatItems` has written, without those that the site does not know */
export function parseItem(item: string): Choices {
  return Object.fromEntries(
    GROUPS.flatMap((group) => {
      const pair = item.split(' ').find((text) => text.startsWith(`${group}=`));
      const value = toValue(group, pair?.slice(group.length + 1));
      return value === undefined ? [] : [[group, value]];
    }),
  );
}

/** @returns the value if the group has it, otherwise undefined */
export function toValue(group: ChoiceGroup, value: string | null | undefined): string | undefined {
  return Object.keys(CHOICES[group]).find((known) => known === value);
}
