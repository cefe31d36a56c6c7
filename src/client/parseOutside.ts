import * as v from 'valibot';

const reported = new Set<string>();

/**
 * Checks a value that comes from outside this release.
 *
 * @param source - names the value in the warning, which is logged once for each source
 * @returns nothing when the value does not fit
 */
export function parseOutside<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  source: string,
): v.InferOutput<Schema> | undefined {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  if (!reported.has(source)) {
    reported.add(source);
    console.warn(`Ignored ${source}, which does not have the expected form: ${v.summarize(issues)}`);
  }

  return undefined;
}

/**
 * Checks the entries of a list from outside this release. Drops those that do not fit and keeps their neighbors.
 *
 * @param source - names the list in the warning, which is logged once for each source
 */
export function parseEntries<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  source: string,
): v.InferOutput<Schema>[] {
  const entries = parseOutside(v.array(v.unknown()), value, source) ?? [];

  return entries.flatMap((entry) => {
    const parsed = parseOutside(schema, entry, `an entry of ${source}`);

    return parsed === undefined ? [] : [parsed];
  });
}
