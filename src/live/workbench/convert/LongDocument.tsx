import { type ReactNode, useRef } from 'react';
import { describeForReaders } from '@site/src/client/ReaderError';
import { type LongText, readLongText } from '../../storage/longTexts';
import { saveFile } from '../../storage/saveFile';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import Button from '../parts/Button';
import codeStyles from '../parts/code.module.css';
import paneStyles from '../parts/pane.module.css';
import { DOCUMENT_WORK, nameFile, type WorkbenchDocument, writeDocumentTexts } from './documentWork';

export interface LongDocumentProps {
  document: WorkbenchDocument;
  /** Text of `document`. */
  text: LongText;
  session: WorkbenchSession;
}

/** The first lines of a document that is too long for an editor. */
export default function LongDocument({ document, text, session }: LongDocumentProps): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  return (
    <>
      <p className={paneStyles.hint}>{describeLength(text)}</p>
      <div className={paneStyles.options}>
        <Button onClick={() => void download(nameFile(document), text, session)}>Download the document</Button>
        <Button
          mayDisappear
          onClick={() => {
            session.replaceTexts(DOCUMENT_WORK, writeDocumentTexts({ text: '' }), 'The document was closed.');
          }}
        >
          Close the document
        </Button>
      </div>
      {/* `data-editor` makes this element the target of the keyboard shortcut that focuses the editor. */}
      <div
        className={paneStyles.editors}
        data-editor=""
        onClick={() => {
          code.current?.focus();
        }}
      >
        <pre ref={code} className={codeStyles.code} role="group" aria-label="Beginning of the document" tabIndex={0}>
          <code>{text.start}</code>
        </pre>
      </div>
    </>
  );
}

function describeLength({ size, start }: LongText): string {
  const lines = start.split('\n').length;
  const part = lines === 1 ? 'Its beginning is' : `Its first ${lines.toLocaleString('en-US')} lines are`;
  return `This document of ${(size / 1e6).toFixed(1)} MB is too long for the editor. ${part} below. To change the document, download it, edit the file, and open it again.`;
}

async function download(name: string, text: LongText, { setNotice }: WorkbenchSession): Promise<void> {
  try {
    saveFile(name, 'text/plain', await readLongText(text));
  } catch (error) {
    setNotice({ text: describeForReaders(error), isFailure: true });
  }
}
