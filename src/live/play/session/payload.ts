import { readText, storeText } from '../../storage/textStorage';
import type { StoredWork } from './PlayState';
import { createStoredWork } from './storedWork';

/** JSON to check. */
export interface Payload {
  text: string;
  /** Label of the shape to check against; empty selects the first shape. */
  shape: string;
}

/** Storage keys of the JSON and of the shape. */
export const PAYLOAD_KEYS = { text: 'playground.payload', shape: 'playground.payload.shape' } as const;

/** Reads the JSON and the shape that the browser has stored. */
export function readStoredPayload(): Payload {
  return { text: readText(PAYLOAD_KEYS.text) ?? '', shape: readText(PAYLOAD_KEYS.shape) ?? '' };
}

export function storePayload(payload: Payload): void {
  for (const key of ['text', 'shape'] as const) storeText(PAYLOAD_KEYS[key], payload[key]);
}

export function toPayloadWork({ text }: Pick<Payload, 'text'>): StoredWork {
  return createStoredWork('payload', [{ path: 'payload.json', text }]);
}

/** Converts stored JSON back: the reverse of `toPayloadWork`. */
export function fromPayloadWork({ files: [file] }: StoredWork): Pick<Payload, 'text'> {
  return { text: file?.text ?? '' };
}
