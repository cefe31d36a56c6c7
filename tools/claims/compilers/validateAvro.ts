import { describeError } from '../../../lib/errors/describeError';
import { loadTool } from '../packages';

/**
 * Part of avsc that this module uses. The types of avsc are in `claims/node_modules`, which this project cannot import.
 */
interface Avro {
  Type: { forSchema: (definition: unknown, options: { registry: object }) => unknown };
}

/**
 * Loads the definitions of a schema file in order, as Avro's own tools do.
 *
 * @param text - JSON array of definitions
 * @returns the error messages of definitions that fail
 */
export function validateAvro(text: string): string[] {
  // The cast is needed because `loadTool` returns `unknown`. The emitter always writes an array of definitions.
  const { Type } = loadTool('avsc') as Avro;
  const definitions = JSON.parse(text) as unknown[];
  const registry = {};
  return definitions.flatMap((definition) => {
    try {
      Type.forSchema(definition, { registry });
      return [];
    } catch (error) {
      return [describeError(error)];
    }
  });
}
