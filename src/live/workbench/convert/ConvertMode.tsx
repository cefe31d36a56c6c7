import { type ClipboardEvent, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import { type Converter, CONVERTERS, type Diagnostic } from '@site/lib/compiler/types';
import { moveFocus } from '@site/src/client/moveFocus';
import { readPastedText } from '@site/src/client/transfers';
import { LENGTH_LIMIT } from '../../compiler/LiveCompiler';
import Button from '../parts/Button';
import CodeEditor, { type CursorPosition } from '../parts/CodeEditor';
import ColoredCode from '../parts/ColoredCode';
import CopyButton from '../parts/CopyButton';
import FilePath from '../parts/FilePath';
import { findOffset } from '../../editor/findOffset';
import ProblemList from '../../editor/ProblemList';
import { holdText, LONG_TEXT_LIMIT } from '../../storage/longTexts';
import ConversionStatus from './ConversionStatus';
import { EXAMPLE } from './exampleDocument';
import { DOCUMENT_WORK, isBlank, type WorkbenchDocument, readDocumentTexts, writeDocumentTexts } from './documentWork';
import LongDocument from './LongDocument';
import LossSection from './LossSection';
import { type Conversion, useConversion } from './useConversion';
import { preserveFocus } from '../session/focusEditor';
import type { ModeProps } from '../session/ModeProps';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import Panes from '../parts/Panes';
import type { PaneName } from '../parts/PaneSwitch';
import SelectField from '../parts/SelectField';
import paneStyles from '../parts/pane.module.css';
import styles from './ConvertMode.module.css';

const FORMAT_LABELS: Readonly<Record<Converter, string>> = {
  'openapi-v2': 'OpenAPI 2',
  'openapi-v3': 'OpenAPI 3',
  avro: 'Avro',
};

/** A document, the contract that it is converted to, and a list of what the conversion loses. */
export default function ConvertMode(props: ModeProps): ReactNode {
  const document = useMemo(() => readDocumentTexts(props.texts), [props.texts]);
  const conversion = useConversion(document, props.onLoad === undefined);
  const [position, setPosition] = useState<CursorPosition>();
  const [shown, setShown] = useState<PaneName>('first');
  const resultPane = useRef<HTMLElement>(null);

  const show = (next: CursorPosition): void => {
    setPosition(next);
    setShown('first');
  };
  const showResult = (): void => {
    flushSync(() => {
      setShown('second');
    });
    // Moves the focus, because the pressed button is now hidden.
    if (resultPane.current !== null) moveFocus(resultPane.current);
  };

  return (
    <>
      <Panes
        titles={{ first: 'Document', second: 'Contract' }}
        shown={shown}
        onShow={setShown}
        second={<ResultPane {...props} {...{ document, conversion }} pane={resultPane} onShow={show} />}
        first={<DocumentPane {...props} {...{ document, conversion, position }} onShowResult={showResult} />}
      />
      {conversion.isBusy || conversion.report === undefined ? null : (
        <LossSection report={conversion.report} onShow={typeof document.text === 'string' ? show : undefined} />
      )}
    </>
  );
}

interface DocumentPaneProps extends Pick<ModeProps, 'session' | 'onOpen' | 'onLoad'> {
  document: WorkbenchDocument;
  conversion: Conversion;
  position: CursorPosition | undefined;
  /** Shows the pane with the result. */
  onShowResult: () => void;
}

function DocumentPane(props: DocumentPaneProps): ReactNode {
  const { session, document, position } = props;
  const { text } = document;
  return (
    <section
      className={paneStyles.pane}
      aria-label="Document"
      onPasteCapture={(event) => {
        pasteLong(event, document, session);
      }}
    >
      <DocumentBar {...props} />
      <DocumentHead {...props} />
      {typeof text === 'string' ? (
        <div className={paneStyles.editors}>
          <CodeEditor
            label="Document to convert"
            {...{ text, position }}
            language="json"
            memory={{ states: session.editors, name: 'document' }}
            onChange={(changed) => {
              session.changeTexts('convert', { text: changed });
            }}
          />
        </div>
      ) : (
        <LongDocument {...{ document, text, session }} />
      )}
    </section>
  );
}

/**
 * Hint about the documents that the editor accepts. If there is a document and only one pane is shown, the status of
 * the conversion replaces the hint, with a button that shows the result.
 */
function DocumentHead({ document, conversion, onLoad, onShowResult }: DocumentPaneProps): ReactNode {
  const hasText = !isBlank(document);
  return (
    <>
      <p className={clsx(paneStyles.hint, hasText && styles.wide)}>
        Paste or drop OpenAPI 2 or 3, in JSON or YAML, or an Avro schema. Nothing leaves your browser.
      </p>
      {hasText ? (
        <div className={styles.narrow}>
          <ConversionStatus {...{ conversion, onLoad }}>
            <Button look="strongAction" onClick={onShowResult}>
              {labelResult(conversion)}
            </Button>
          </ConversionStatus>
        </div>
      ) : null}
    </>
  );
}

function labelResult({ contract, problem }: Conversion): string {
  if (problem !== undefined) return 'Show the problem';
  return contract === undefined ? 'Show the result' : 'Show the contract';
}

function DocumentBar({ session, document, conversion, onOpen }: DocumentPaneProps): ReactNode {
  const detected = document.format === undefined ? conversion.format : undefined;
  return (
    <div className={paneStyles.options}>
      <SelectField
        label="Format"
        value={document.format ?? ''}
        onChange={(format) => {
          session.changeTexts('convert', { format });
        }}
      >
        <option value="">{detected === undefined ? 'Detect' : `Detected: ${FORMAT_LABELS[detected]}`}</option>
        {CONVERTERS.map((name) => (
          <option key={name} value={name}>
            {FORMAT_LABELS[name]}
          </option>
        ))}
      </SelectField>
      <div className={styles.buttons}>
        <Button
          icon="open"
          onClick={() => {
            onOpen();
          }}
        >
          Open a file
        </Button>
        <Button
          onClick={() => {
            session.replaceTexts(DOCUMENT_WORK, writeDocumentTexts(EXAMPLE), 'The example replaced your document.');
          }}
        >
          Show an example
        </Button>
      </div>
    </div>
  );
}

/**
 * Replaces the document with pasted text that is too long for the editor. If the current document has no editor because
 * it is too long, replaces it with any pasted text.
 */
function pasteLong(event: ClipboardEvent, document: WorkbenchDocument, session: WorkbenchSession): void {
  const text = readPastedText(event);
  if (text === '' || (text.length <= LONG_TEXT_LIMIT && typeof document.text === 'string')) return;
  event.preventDefault();
  // Keeps the editor from inserting the text, too.
  event.stopPropagation();
  void replaceDocument(text, session);
}

async function replaceDocument(text: string, { replaceTexts }: WorkbenchSession): Promise<void> {
  const held = await holdText(text);
  // Preserves the focus, because the replacement may remove the focused editor or preview.
  preserveFocus(() => {
    replaceTexts(DOCUMENT_WORK, writeDocumentTexts({ text: held }), 'The pasted document replaced another one.');
  });
}

interface ResultPaneProps extends Pick<ModeProps, 'session' | 'onLoad'> {
  document: WorkbenchDocument;
  conversion: Conversion;
  /** Receives the element of the pane. */
  pane: RefObject<HTMLElement | null>;
  /** Shows a position in the document. */
  onShow: (position: CursorPosition) => void;
}

function ResultPane({ document, conversion, session, pane, onLoad, onShow }: ResultPaneProps): ReactNode {
  const { isYaml, isBusy } = conversion;
  const [jump, setJump] = useState<ContractPosition>();

  return (
    <section ref={pane} className={paneStyles.pane} aria-label="Converted contract" aria-busy={isBusy}>
      <ResultBar conversion={conversion} session={session} />
      <ResultText {...conversion} jump={jump} />
      <ConversionStatus {...{ conversion, onLoad }} />
      {isYaml ? (
        <p className={paneStyles.hint}>
          The document is YAML, which the converters do not read: it was converted to JSON first.
        </p>
      ) : null}
      <Problems {...{ document, conversion, onShow }} onJump={setJump} />
    </section>
  );
}

/** A position in a contract. It is ignored as soon as another contract is shown. */
interface ContractPosition extends CursorPosition {
  contract: Conversion['contract'];
}

interface ProblemsProps extends Pick<ResultPaneProps, 'document' | 'conversion' | 'onShow'> {
  /** Shows a position in the contract. */
  onJump: (position: ContractPosition) => void;
}

/** Problems of the document, or of the contract that it was converted to. */
function Problems({ document, conversion, onShow, onJump }: ProblemsProps): ReactNode {
  const { contract, problem, position, check } = conversion;
  // A long document has no editor in which the position of the problem could be shown.
  if (problem !== undefined && position !== undefined && typeof document.text === 'string') {
    const mistake: Diagnostic = { message: problem, source: 'site', path: '', ...position, length: 1 };
    return (
      <ProblemList
        className={paneStyles.problems}
        diagnostics={[mistake]}
        onJump={() => {
          onShow({ offset: position.offset });
        }}
      />
    );
  }
  return (
    <ProblemList
      className={paneStyles.problems}
      diagnostics={check?.diagnostics ?? []}
      others={[problem, check?.problem].filter((sentence) => sentence !== undefined)}
      onJump={({ line, column }) => {
        onJump({ contract, offset: findOffset(contract?.text ?? '', line, column) });
      }}
    />
  );
}

function ResultText(props: Conversion & { jump: ContractPosition | undefined }): ReactNode {
  const { contract, check, isBusy, jump } = props;
  return (
    <div className={clsx(paneStyles.output, isBusy && paneStyles.stale)}>
      {contract === undefined ? <p className={paneStyles.empty}>The contract appears here.</p> : null}
      {contract !== undefined && isBusy ? (
        <p className={paneStyles.staleNote}>From the document before the last change</p>
      ) : null}
      {contract === undefined ? null : (
        <ColoredCode
          label={contract.path}
          text={contract.text}
          language="wirespec"
          diagnostics={check?.diagnostics}
          position={jump?.contract === contract ? jump : undefined}
        />
      )}
    </div>
  );
}

function ResultBar({ conversion, session }: Pick<ResultPaneProps, 'conversion' | 'session'>): ReactNode {
  const { contract, isBusy } = conversion;
  return (
    <div className={paneStyles.fileBar}>
      <FilePath path={contract?.path ?? 'Contract'} />
      {contract === undefined || isBusy ? null : (
        <>
          <CopyButton key={contract.text} text={contract.text} accessibleName="Copy the contract" />
          {contract.text.length > LENGTH_LIMIT ? null : (
            <Button
              look="strongAction"
              className={styles.edit}
              mayDisappear
              onClick={() => {
                session.setMode('write');
                session.importFiles([contract]);
              }}
            >
              Edit as a contract
            </Button>
          )}
        </>
      )}
    </div>
  );
}
