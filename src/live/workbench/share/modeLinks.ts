import { CONVERTERS } from '@site/lib/compiler/types';
import { createAuthorError } from '../../share/ShareError';
import type { ShareState } from '../../share/ShareState';
import { fromStoredText } from '../../storage/longTexts';
import type { Texts } from '../session/ModeWork';
import type { Mode } from '../session/WorkbenchState';

/** Conversion of a mode's work, other than the contracts, to the state of a link and back. */
interface ModeLink {
  /** Subject and verb of the sentence “… in the link itself”, which a notice shows after the link was copied. */
  subject: string;
  /** Message that is shown after a link without contracts was opened. */
  notice?: string;
  /**
   * Creates the state of a link.
   *
   * @throws ShareError for texts that a link cannot hold
   */
  toState: (texts: Texts, contracts: Record<string, string>) => ShareState;
  /** Reads the texts in the state of a link; undefined if the link contains other work. */
  fromState: (state: ShareState) => Texts | undefined;
}

/**
 * Links of the modes. A mode without an entry shares only the contracts. The links are not in the folders of the modes,
 * so that the feature can be removed with this folder.
 */
export const MODE_LINKS: Readonly<Partial<Record<Mode, ModeLink>>> = {
  convert: {
    subject: 'The document is',
    notice: 'This document comes from the link.',
    toState({ text = '', path = '', format }) {
      const held = fromStoredText(text);
      if (typeof held !== 'string') throw createAuthorError('oversized');
      const name = path === '' ? undefined : path;
      return { v: 2, document: { text: held, path: name, format: CONVERTERS.find((known) => known === format) } };
    },
    fromState(state) {
      if (!('document' in state)) return undefined;
      const { text, path = '', format = '' } = state.document;
      return { text, path, format };
    },
  },
  compare: {
    subject: 'Both versions are',
    notice: 'These versions come from the link.',
    toState: ({ before = '', after = '' }) => ({ v: 2, versions: { before, after } }),
    fromState: (state) => ('versions' in state ? state.versions : undefined),
  },
  read: {
    subject: 'The contracts and any JSON to check are',
    toState: ({ text = '', shape = '' }, files) => ({ v: 3, files, payload: { text, shape } }),
    fromState: (state) => ('payload' in state ? state.payload : undefined),
  },
};
