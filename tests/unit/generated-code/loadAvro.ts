import avro from 'avsc';

/** Loads each definition of a schema file, in order, as Avro's own tools do. @returns the messages of those that fail. */
export function loadAvro(text: string): string[] {
  const registry = {};
  const definitions = JSON.parse(text) as avro.Schema[];
  return definitions.flatMap((definition) => {
    try {
      avro.Type.forSchema(definition, { registry });
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
