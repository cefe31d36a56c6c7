import { loadTool } from '../packages';

/** The part of avsc that is used; its own types are where it is installed. */
interface Avro {
  Type: { forSchema: (definition: unknown, options: { registry: object }) => unknown };
}

/** Loads each definition of a schema file, in order, as Avro's own tools do. @returns the messages of those that fail. */
export function loadAvro(text: string): string[] {
  const { Type } = loadTool('avsc') as Avro;
  const registry = {};
  const definitions = JSON.parse(text) as unknown[];
  return definitions.flatMap((definition) => {
    try {
      Type.forSchema(definition, { registry });
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
