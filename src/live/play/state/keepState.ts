import * as v from 'valibot';
import { createState, type KeptState, KeptStateSchema, type PlayState } from './PlayState';

/** Contracts as the browser keeps them. */
export function toKept({ files, activeId, options, isTouched }: PlayState): KeptState {
  return {
    v: 1,
    files: files.map(({ path, text }) => ({ path, text })),
    active: files.findIndex(({ id }) => id === activeId),
    options,
    isTouched,
    id: '',
    at: 0,
  };
}

/** Contracts to work on from what the browser keeps: the way back of `toKept`. */
export function fromKept({ files, active, options, isTouched }: KeptState): PlayState {
  return createState(files, options, { active, isTouched });
}

/** What the browser keeps, if it can be read: one state or several. */
export function readKept(text: string | null): KeptState[] {
  if (text === null) return [];
  const value = parse(text);
  return (Array.isArray(value) ? value : [value]).flatMap((entry) => {
    const result = v.safeParse(KeptStateSchema, entry);
    return result.success ? [result.output] : [];
  });
}

/** Whether the reader would miss it. */
export function isWork({ files, isTouched }: Pick<PlayState | KeptState, 'files' | 'isTouched'>): boolean {
  return isTouched && files.some(({ text }) => text.trim() !== '');
}

/** Whether two states say the same, whatever is generated of them. */
export function hasSameFiles(first: Pick<PlayState, 'files'> | KeptState, second: KeptState): boolean {
  return (
    first.files.length === second.files.length &&
    second.files.every(({ path, text }, index) => first.files[index]?.path === path && first.files[index].text === text)
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
