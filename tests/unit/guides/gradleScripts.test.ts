import { describe, expect, it } from 'vitest';
import { readExample } from '../../generated-code/readExample';

const FOLDER = 'plugins/gradle/combined';

/**
 * The differences between the two languages of Gradle scripts, as replacements from Kotlin to Groovy, in this order.
 */
const DIFFERENCES: readonly (readonly [RegExp, string])[] = [
  [/"/g, "'"],
  [/^val /gm, 'def '],
  [/tasks\.register<(\w+)>\('(\w+)'\)/g, "tasks.register('$2', $1)"],
  [/^ {4}kotlin\('([\w.]+)'\)/gm, "    id 'org.jetbrains.kotlin.$1'"],
  [/^ {4}id\('([^']+)'\)/gm, "    id '$1'"],
  [/listOf\(([^)]*)\)/g, '[$1]'],
  [/::class\.java/g, ''],
  [/AnyOfToOneOf/g, 'AnyOfToOneOf.INSTANCE'],
  [/^kotlin\.sourceSets\.named\('main'\) \{$/gm, "kotlin.sourceSets.named('main') { sources ->"],
  [/^ {4}kotlin\.srcDir/gm, '    sources.kotlin.srcDir'],
];

describe('the Gradle script that combines everything', () => {
  it('is the same in Groovy and in Kotlin, which another test parses', () => {
    const kotlin = readExample(`${FOLDER}/build.gradle.kts`);
    const groovy = DIFFERENCES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), kotlin);

    expect(readExample(`${FOLDER}/build.gradle`)).toBe(groovy);
  });

  it('uses the output of every task that it registers, or depends on the task', () => {
    const script = readExample(`${FOLDER}/build.gradle.kts`);
    const tasks = [...script.matchAll(/^val (\w+) = tasks\.register</gm)].map(([, name = '']) => name);

    expect(tasks).toEqual(['generateLibrary', 'generateMembers', 'generateHours', 'generateWeb']);
    expect(tasks.filter((name) => !new RegExp(`(?:srcDir|dependsOn)\\(${name}\\b`).test(script))).toEqual([]);
  });

  it('gives each task its own output folder', () => {
    const script = readExample(`${FOLDER}/build.gradle.kts`);
    const folders = [...script.matchAll(/output\.set\((.*)\)$/gm)].map(([, folder]) => folder);

    expect(new Set(folders).size).toBe(4);
  });
});
