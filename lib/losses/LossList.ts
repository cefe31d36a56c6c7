import { joinPointer } from '../json/pointers';
import type { JsonObject } from '../json/objects';
import type { Effect, Loss } from './types';

/** Effects of keys that a contract cannot express. Other keys only contain information for people or for deployment. */
const KEY_EFFECTS: ReadonlyMap<string, Effect> = new Map([
  ...toEffects('wire', 'security', 'callbacks', 'webhooks', 'discriminator', 'xml', 'style', 'explode'),
  ...toEffects('wire', 'collectionFormat', 'allowReserved', 'encoding', 'required', 'items', 'additionalProperties'),
  ...toEffects('wire', 'allOf', 'anyOf', 'oneOf', 'properties'),
  ...toEffects('rule', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'multipleOf', 'not'),
  ...toEffects('rule', 'exclusiveMinimum', 'exclusiveMaximum', 'readOnly', 'writeOnly', 'const', 'patternProperties'),
  ...toEffects('rule', 'minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'logicalType', 'precision'),
  ...toEffects('rule', 'scale', 'prefixItems', 'contains', 'propertyNames', 'if', 'then', 'else', 'dependentRequired'),
  ...toEffects('rule', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties', 'additionalItems', 'enum'),
]);

/**
 * Keys for which `false` has an effect: `explode` (the format of lists), `const`, and the keys whose value is a schema,
 * because the schema `false` refuses every value.
 */
const FALSE_KEYS: ReadonlySet<string> = new Set([
  ...['explode', 'const', 'additionalItems', 'additionalProperties', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['contains', 'propertyNames', 'then', 'else'],
]);

function toEffects(effect: Effect, ...keys: string[]): [string, Effect][] {
  return keys.map((key) => [key, effect]);
}

/**
 * Collects losses. A second loss of the same kind at the same pointer is ignored, because a schema is compared at every
 * place that refers to it.
 */
export class LossList {
  readonly #losses = new Map<string, Loss>();

  get all(): Loss[] {
    return [...this.#losses.values()];
  }

  /**
   * Adds a loss.
   *
   * @param repair - contract code that removes the difference
   */
  add(effect: Effect, pointer: string, kind: string, sentence: string, repair?: string): void {
    const key = `${kind} ${pointer}`;
    if (!this.#losses.has(key)) this.#losses.set(key, { effect, pointer, kind, sentence, repair });
  }

  /**
   * Adds a loss for each key of an object that the contract cannot express. Keys without an effect are not losses, and
   * neither are keys that an annotation preserves. The name of the annotation is the key in the singular.
   *
   * @param known - keys that are compared elsewhere
   * @param annotations - annotations of the part of the contract to which the object was converted
   */
  addUnknownKeys(pointer: string, object: JsonObject, known: ReadonlySet<string>, annotations = ''): void {
    for (const [key, value] of Object.entries(object)) {
      const annotation = `@${key.charAt(0).toUpperCase()}${key.slice(1).replace(/s$/, '')}`;
      if (known.has(key) || hasNoEffect(key, value) || annotations.includes(annotation)) continue;
      // A schema that forbids additional fields is a rule. If it allows them, requests and responses can contain them.
      const isForbidden = key === 'additionalProperties' && value === false;
      const effect = isForbidden ? 'rule' : (KEY_EFFECTS.get(key) ?? 'note');
      this.add(effect, joinPointer(pointer, key), key, `${formatKey(key, value)} is left out`);
    }
  }
}

/**
 * Returns whether a key has no effect because its value is `false`, zero as a minimum, or empty. Exceptions are
 * `default`, `FALSE_KEYS`, and an empty `security`, which removes all requirements.
 */
function hasNoEffect(key: string, value: unknown): boolean {
  if (key === 'default') return false;
  if (value === false) return !FALSE_KEYS.has(key);
  if (value === 0) return key.startsWith('min');
  if (key === 'security') return false;
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

/** Formats a key and its value. Shortens long values, and omits objects and lists. */
export function formatKey(key: string, value: unknown): string {
  const text =
    typeof value === 'object' && value !== null ? '' : String(value).replaceAll(/\s+/g, ' ').replaceAll('`', "'");
  if (text === '') return `\`${key}\``;
  return `\`${key}: ${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;
}
