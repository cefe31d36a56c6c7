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
import { EXAMPLE } from './exampleDocument';
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

/** Constant array, so that rendering again does not replace the markup of the code. */
const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

export default function ConvertMode(props: ModeProps): ReactNode {
  const document = useMemo(() => toDocument(props.texts), [props.texts]);
  const conversion = useConversion(document, props.onLoad === undefined);
  const [place, setPlace] = useState<CursorPosition>();
  const [shown, setShown] = useState<PaneName>('first');

  const show = (next: CursorPosition): void => {
    setPlace(next);
    setShown('first');
  };

  return (
    <>
      <Panes
        titles={{ first: 'Document', second: 'Contract' }}
        shown={shown}
        onShow={setShown}
        second={<Result {...props} {...{ document, conversion }} onShow={show} />}
        first={<DocumentPane {...props} {...{ document, place }} found={conversion.format} />}
      />
      {conversion.isBusy || conversion.report === undefined ? null : (
        <LossSection report={conversion.report} onShow={typeof document.text === 'string' ? show : undefined} />
      )}
    </>
  );
}

interface DocumentPaneProps extends Pick<ModeProps, 'session' | 'onOpen'> {
  document: WorkbenchDocument;
  found: Converter | undefined;
  place: CursorPosition | undefined;
}

function DocumentPane({ session, document, onOpen, found, place }: DocumentPaneProps): ReactNode {
  const { text } = document;
  return (
    <section
      className={paneStyles.pane}
      aria-label="Document"
      onPasteCapture={(event) => {
        pasteLong(event, document, session);
      }}
    >
      <DocumentBar {...{ session, document, onOpen, found }} />
      <p className={paneStyles.hint}>
        Paste or drop OpenAPI 2 or 3, in JSON or YAML, or an Avro schema. Nothing leaves your browser.
      </p>
      {typeof text === 'string' ? (
        <div className={paneStyles.editors}>
          <CodeEditor
            label="Document to convert"
            {...{ text, place }}
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

function DocumentBar({ session, document, onOpen, found }: Omit<DocumentPaneProps, 'place'>): ReactNode {
  return (
    <div className={paneStyles.options}>
      <SelectField
        label="Format"
        value={document.format ?? ''}
        onChange={(format) => {
          session.changeTexts('convert', { format });
        }}
      >
        <option value="">{found === undefined ? 'Detect' : `Detected: ${FORMAT_LABELS[found]}`}</option>
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
      <button
        type="button"
        className={controlStyles.action}
        onClick={() => {
          session.replaceTexts(DOCUMENT_WORK, toTexts(EXAMPLE), 'The example replaced your document.');
        }}
      >
        Show an example
      </button>
    </div>
  );
}

/**
 * Replaces the document with pasted text that is too long for the editor. A long document has no editor, so any pasted
 * text replaces it.
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

interface ResultProps extends Pick<ModeProps, 'session' | 'onLoad'> {
  document: WorkbenchDocument;
  conversion: Conversion;
  onShow: (place: CursorPosition) => void;
}

function Result({ document, conversion, session, onLoad, onShow }: ResultProps): ReactNode {
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

interface ProblemsProps extends Pick<ResultProps, 'document' | 'conversion' | 'onShow'> {
  /** Shows a position in the contract. */
  onJump: (place: ContractPosition) => void;
}

/** Problems of the document, or of the contract that it was converted to. */
function Problems({ document, conversion, onShow, onJump }: ProblemsProps): ReactNode {
  const { contract, problem, place, check } = conversion;
  // A long document has no editor in which its position could be shown.
  if (problem !== undefined && place !== undefined && typeof document.text === 'string') {
    const mistake: Diagnostic = { message: problem, source: 'site', path: '', ...place, length: 1 };
    return (
      <ProblemList
        className={paneStyles.problems}
        diagnostics={[mistake]}
        others={[]}
        onJump={() => {
          onShow({ offset: place.offset });
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
          place={jump?.contract === contract ? jump : undefined}
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
  const length = EFFECTS.reduce((sum, effect) => sum + report.counts[effect], 0);
  if (length === 0) return 'Converted';
  return `Converted, but ${length === 1 ? 'one part' : `${length.toLocaleString('en-US')} parts`} of the document ${length === 1 ? 'is' : 'are'} lost or changed`;
}
