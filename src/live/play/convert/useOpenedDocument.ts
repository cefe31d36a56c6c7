import { useState } from 'react';
import { useKeptText } from '../useKeptText';
import type { PlayDocument } from './useConversion';

/** The document to convert. */
export interface OpenedDocument {
  document: PlayDocument;
  /** Changes when the text comes from elsewhere than its editor. */
  version: number;
  change: (document: PlayDocument) => void;
  open: (document: PlayDocument) => void;
}

/** The text is kept across reloads; where it comes from is not. */
export function useOpenedDocument(): OpenedDocument {
  const [text, setText] = useKeptText('document');
  const [facts, setFacts] = useState<Omit<PlayDocument, 'text'>>({});
  const [version, setVersion] = useState(0);
  const change = ({ text: changed, ...others }: PlayDocument): void => {
    setText(changed);
    setFacts(others);
  };

  return {
    document: { text, ...facts },
    version,
    change,
    open(document) {
      change(document);
      setVersion(version + 1);
    },
  };
}
