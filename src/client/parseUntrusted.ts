import * as v from 'valibot';

const reported = new Set<string>();

/**
 * Validates a value that this release may not have written, such as a stored value, an attribute or a response.
 *
 * @param source - name of the value for the warning, which is logged once per source
 * @returns the parsed value, or undefined if it does not match the schema
 */
export function parseUntrusted<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  source: string,
): v.InferOutput<Schema> | undefined {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  if (!reported.has(source)) {
    reported.add(source);
    console.warn(`Ignored ${source}, because the value does not have the expected form: ${v.summarize(issues)}`);
  }

  return undefined;
}

/**
 * Validates the entries of a list that this release may not have written, and drops invalid ones.
 *
 * @param source - name of the list for the warning, which is logged once per source
 * @returns the valid entries; empty if the value is not a list
 */
export function parseEntries<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  source: string,
): v.InferOutput<Schema>[] {
  const entries = parseUntrusted(v.array(v.unknown()), value, source) ?? [];

  return entries.flatMap((entry) => {
    const parsed = parseUntrusted(schema, entry, `an entry of ${source}`);

    return parsed === undefined ? [] : [parsed];
  });
}
