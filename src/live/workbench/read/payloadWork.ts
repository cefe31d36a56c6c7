import { normalizeLineBreaks } from '../session/normalizeLineBreaks';
import type { ModeWork, Texts } from '../session/ModeWork';

/** JSON to check. */
export interface Payload {
  text: string;
  /** Label of the shape to check against; empty selects the first shape. */
  shape: string;
}

/** Work of the mode *Read*, other than the contracts. */
export const PAYLOAD_WORK: ModeWork = {
  mode: 'read',
  kind: 'payload',
  title: 'JSON',
  object: 'your JSON',
  hasContracts: true,
  keys: { text: 'playground.payload', shape: 'playground.payload.shape' },
  toFiles: ({ text = '' }) => (text === '' ? [] : [{ path: 'payload.json', text }]),
  fromFiles: ([file]) => ({ text: file?.text ?? '' }),
  /** Opens JSON, with the line breaks that the editor uses. */
  async openFile({ text }) {
    const opened = text instanceof Blob ? normalizeLineBreaks(await text.text()) : text;
    return { texts: { text: opened }, reason: 'The opened file replaced your JSON.' };
  },
};

/** Reads the payload from the texts of the mode. */
export function readPayload({ text = '', shape = '' }: Texts): Payload {
  return { text, shape };
}
