import { type ClipboardEvent, type ReactNode, useMemo, useState } from 'react';
import clsx from 'clsx';
import { type Converter, CONVERTERS, type Diagnostic } from '@site/lib/compiler/types';
import { EFFECTS } from '@site/lib/losses/types';
import { readPastedText } from '@site/src/client/transfers';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { LENGTH_LIMIT } from '../../compiler/LiveCompiler';
import CodeEditor, { type CursorPosition } from '../parts/CodeEditor';
import ColoredCode from '../parts/ColoredCode';
import CopyButton from '../parts/CopyButton';
import FilePath from '../parts/FilePath';
import { ICONS } from '../parts/icons';
import { findOffset } from '../../editor/findOffset';
import ProblemList from '../../editor/ProblemList';
import { holdText, LONG_TEXT_LIMIT } from '../../storage/longTexts';
import { DOCUMENT_WORK, type WorkbenchDocument, toDocument, toTexts } from './documentWork';
import LongDocument from './LongDocument';
import LossSection from './LossSection';
import { type Conversion, useConversion } from './useConversion';
import { preserveFocus } from '../session/focusEditor';
import type { ModeProps } from '../session/ModeProps';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import Panes from '../parts/Panes';
import type { PaneName } from '../parts/PaneSwitch';
import SelectField from '../parts/SelectField';
import type { Tone } from '../../editor/summarizeProblems';
import StatusBar, { NOT_LOADED } from '../parts/StatusBar';
import controlStyles from '../parts/controls.module.css';
import paneStyles from '../parts/pane.module.css';

const FORMAT_LABELS: Readonly<Record<Converter, string>> = {
  'openapi-v2': 'OpenAPI 2',
  'openapi-v3': 'OpenAPI 3',
  avro: 'Avro',
};

/** Constant array, because a new array would replace the markup of the code. */
const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

/** A document, the contract that it is converted to, and a list of what the conversion loses. */
export default function ConvertMode(props: ModeProps): ReactNode {
  const document = useMemo(() => toDocument(props.texts), [props.texts]);
  const conversion = useConversion(document, props.onLoad === undefined);
  const [position, setPosition] = useState<CursorPosition>();
  const [shown, setShown] = useState<PaneName>('first');

  const show = (next: CursorPosition): void => {
    setPosition(next);
    setShown('first');
  };

  return (
    <>
      <Panes
        titles={{ first: 'Document', second: 'Contract' }}
        shown={shown}
        onShow={setShown}
        second={<ResultPane {...props} {...{ document, conversion }} onShow={show} />}
        first={<DocumentPane {...props} {...{ document, position }} conversionFormat={conversion.format} />}
      />
      {conversion.isBusy || conversion.report === undefined ? null : (
        <LossSection report={conversion.report} onShow={typeof document.text === 'string' ? show : undefined} />
      )}
    </>
  );
}

interface DocumentPaneProps extends Pick<ModeProps, 'session' | 'onOpen'> {
  document: WorkbenchDocument;
  /** Format that the document was converted from; undefined if it is unknown. */
  conversionFormat: Converter | undefined;
  position: CursorPosition | undefined;
}

function DocumentPane({ session, document, onOpen, conversionFormat, position }: DocumentPaneProps): ReactNode {
  const { text } = document;
  return (
    <section
      className={paneStyles.pane}
      aria-label="Document"
      onPasteCapture={(event) => {
        pasteLong(event, document, session);
      }}
    >
      <DocumentBar {...{ session, document, onOpen, conversionFormat }} />
      <p className={paneStyles.hint}>
        Paste or drop OpenAPI 2 or 3, in JSON or YAML, or an Avro schema. Nothing leaves your browser.
      </p>
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

function DocumentBar({ session, document, onOpen, conversionFormat }: Omit<DocumentPaneProps, 'position'>): ReactNode {
  return (
    <div className={paneStyles.options}>
      <SelectField
        label="Format"
        value={document.format ?? ''}
        onChange={(format) => {
          session.changeTexts('convert', { format });
        }}
      >
        <option value="">
          {conversionFormat === undefined ? 'Detect' : `Detected: ${FORMAT_LABELS[conversionFormat]}`}
        </option>
        {CONVERTERS.map((name) => (
          <option key={name} value={name}>
            {FORMAT_LABELS[name]}
          </option>
        ))}
      </SelectField>
      <button
        type="button"
        className={controlStyles.action}
        onClick={() => {
          onOpen();
        }}
      >
        <LineIcon path={ICONS.open} />
        <span>Open a file</span>
      </button>
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
  // Otherwise, the editor would insert the text.
  event.stopPropagation();
  void replaceDocument(text, session);
}

async function replaceDocument(text: string, { replaceTexts }: WorkbenchSession): Promise<void> {
  const held = await holdText(text);
  // Preserves the focus, because the replacement may remove the focused editor or preview.
  preserveFocus(() => {
    replaceTexts(DOCUMENT_WORK, toTexts({ text: held }), 'The pasted document replaced another one.');
  });
}

interface ResultPaneProps extends Pick<ModeProps, 'session' | 'onLoad'> {
  document: WorkbenchDocument;
  conversion: Conversion;
  /** Shows a position in the document. */
  onShow: (position: CursorPosition) => void;
}

function ResultPane({ document, conversion, session, onLoad, onShow }: ResultPaneProps): ReactNode {
  const { isYaml, isBusy, isStopped, setStopped } = conversion;
  const [jump, setJump] = useState<ContractPosition>();

  return (
    <section className={paneStyles.pane} aria-label="Converted contract" aria-busy={isBusy}>
      <ResultBar conversion={conversion} session={session} />
      <ResultText {...conversion} jump={jump} />
      <StatusBar
        tone={findTone(conversion)}
        text={onLoad === undefined ? describeConversion(conversion) : NOT_LOADED}
        onLoad={onLoad}
      >
        {isBusy || isStopped ? (
          <button
            type="button"
            className={controlStyles.action}
            onClick={() => {
              setStopped(!isStopped);
            }}
          >
            {isStopped ? 'Convert again' : 'Cancel'}
          </button>
        ) : null}
      </StatusBar>
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
        others={[]}
        onJump={() => {
          onShow({ offset: position.offset });
        }}
      />
    );
  }
  return (
    <ProblemList
      className={paneStyles.problems}
      diagnostics={check?.diagnostics ?? NO_DIAGNOSTICS}
      others={[problem, check?.problem].filter((sentence) => sentence !== undefined)}
      onJump={({ line, column }) => {
        onJump({ contract, offset: findOffset(contract?.text ?? '', line, column) });
      }}
    />
  );
}

interface ResultTextProps extends Conversion {
  jump: ContractPosition | undefined;
}

function ResultText({ contract, check, isBusy, jump }: ResultTextProps): ReactNode {
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
          diagnostics={check?.diagnostics ?? NO_DIAGNOSTICS}
          position={jump?.contract === contract ? jump : undefined}
        />
      )}
    </div>
  );
}

interface ResultBarProps extends Pick<ModeProps, 'session'> {
  conversion: Conversion;
}

function ResultBar({ conversion: { contract, isBusy }, session }: ResultBarProps): ReactNode {
  return (
    <div className={paneStyles.fileBar}>
      <FilePath path={contract?.path ?? 'Contract'} />
      {contract === undefined || isBusy ? null : (
        <>
          <CopyButton key={contract.text} text={contract.text} accessibleName="Copy the contract" />
          {contract.text.length > LENGTH_LIMIT ? null : (
            <button
              type="button"
              className={controlStyles.strongAction}
              onClick={() => {
                session.importFiles([contract]);
                session.setMode('write');
              }}
            >
              Edit as a contract
            </button>
          )}
        </>
      )}
    </div>
  );
}

function findTone({ contract, problem, check, report, isBusy }: Conversion): Tone {
  if (isBusy) return 'busy';
  if (problem !== undefined || (check?.diagnostics.length ?? 0) > 0) return 'bad';
  if (contract === undefined || check === undefined || report === undefined) return 'busy';
  if (check.problem !== undefined || report.problem !== undefined) return 'busy';
  if (report.losses.length === 0) return 'good';
  return report.losses[0]?.effect === 'note' ? 'busy' : 'bad';
}

function describeConversion({ contract, problem, check, report, isBusy, isReading, isStopped }: Conversion): string {
  if (isBusy) return isReading ? 'Reading the document…' : 'Converting…';
  if (isStopped) return 'Stopped: nothing was converted';
  if (problem !== undefined) return 'Not converted';
  if (contract === undefined) return 'Nothing to convert yet';
  if (check === undefined || report === undefined) return 'Converted. Checking…';
  if (check.diagnostics.length > 0) {
    const isAccepted = check.diagnostics.every(({ isWarning }) => isWarning);
    return isAccepted ? 'Converted, with warnings' : 'Converted, but the compiler refuses the contract';
  }
  if (check.problem !== undefined || report.problem !== undefined) return 'Converted, but not checked';
  const count = EFFECTS.reduce((sum, effect) => sum + report.counts[effect], 0);
  if (count === 0) return 'Converted';
  return `Converted, but ${count === 1 ? 'one part' : `${count.toLocaleString('en-US')} parts`} of the document ${count === 1 ? 'is' : 'are'} lost or changed`;
}
