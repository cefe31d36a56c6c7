import { loadTool } from '../packages';

/** The part of avsc that is used; its own types are where it is installed. */
interface Avro {
  Type: { forSchema: (definition: unknown, options: { registry: object }) => unknown };
}

/** Loads each definition of a schema file, in order, as Avro's own tools do. @returns the messages of those that fail. */
export function loadAvro(text: string): string[] {
  // What is loaded by name has no type. A schema file of the emitter is a list of definitions.
  const { Type } = loadTool('avsc') as Avro;
  const definitions = JSON.parse(text) as unknown[];
  const registry = {};
  return definitions.flatMap((definition) => {
    try {
      Type.forSchema(definition, { registry });
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
