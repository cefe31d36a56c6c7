import type { ContractSource } from '@site/lib/compiler/types';
import type { Mode, StoredWork } from './WorkbenchState';

/** Texts of a mode by name, such as the two versions of a comparison. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of all modes, other than the contracts. */
export type ModeTexts = Readonly<Record<Mode, Texts>>;

/** Texts that replace texts of a mode. */
export interface Replacement {
  texts: Texts;
  /** A sentence for readers that describes the replacement. */
  reason: string;
}

/** The work of a mode other than the contracts: texts, and how the workbench stores and opens them. */
export interface ModeWork {
  mode: Mode;
  /** Kind of the work in previous work, and the name of its folder in a download. */
  kind: string;
  /** Name of the work for readers. */
  title: string;
  /** The work as the object of sentences, such as “The link replaced your document.” */
  object: string;
  /** Whether the mode also shows the contracts. */
  hasContracts: boolean;
  /** Storage keys of the texts by name. Texts without a key last until the page is left. */
  keys: Texts;
  /** Converts the texts to files, for previous work and for downloads. */
  toFiles: (texts: Texts) => StoredWork['files'];
  /** Converts files of previous work back: the reverse of `toFiles`. */
  fromFiles: (files: StoredWork['files']) => Texts;
  /**
   * Opens contracts in this mode, instead of adding them to the contracts of the workbench. `destination` is the
   * element that the reader chose for them, such as the pane of a version.
   */
  openContracts?: (contracts: readonly ContractSource[], texts: Texts, destination: Element | undefined) => Replacement;
  /** Opens a file that is not a contract. The text of a long file is a blob. */
  openFile?: (file: { path: string; text: string | Blob }) => Promise<Replacement>;
}

/**
 * Adds an empty string to the former texts for each name that only `changed` has. Otherwise, an undo would keep the
 * changed text under this name, such as the format of a later document.
 */
export function completeTexts(former: Texts, changed: Texts): Texts {
  return { ...Object.fromEntries(Object.keys(changed).map((name) => [name, ''])), ...former };
}
