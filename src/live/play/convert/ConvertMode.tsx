import { type ReactNode, useState } from 'react';
import { type Converter, CONVERTERS } from '@site/lib/compiler/types';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import CodeEditor from '../views/CodeEditor';
import ColoredCode from '../views/ColoredCode';
import CopyButton from '../views/CopyButton';
import { ICONS } from '../views/icons';
import Problems from '../views/Problems';
import { type Conversion, type PlayDocument, useConversion } from './useConversion';
import styles from '../Playground.module.css';

export interface ConvertModeProps {
  document: PlayDocument;
  onChange: (document: PlayDocument) => void;
  /** Another number: the text comes from a file, not from the editor. */
  version: number;
  /** Adds the contract to those of the playground. */
  onUse: (contract: { path: string; text: string }) => void;
  onOpen: () => void;
  /** Loads the compiler where data is saved. */
  onLoad: (() => void) | undefined;
}

const LABELS: Readonly<Record<Converter, string>> = {
  'openapi-v2': 'OpenAPI 2',
  'openapi-v3': 'OpenAPI 3',
  avro: 'Avro',
};

/** A document on one side, the contract the converter makes of it on the other. */
export default function ConvertMode(props: ConvertModeProps): ReactNode {
  const { document, onChange, version, onOpen, onLoad } = props;
  const conversion = useConversion(document, onLoad === undefined);

  return (
    <div className={styles.panes}>
      <section className={styles.pane} aria-label="Document">
        <div className={styles.options}>
          <FormatField document={document} found={conversion.format} onChange={onChange} />
          <button type="button" className={styles.action} onClick={onOpen}>
            <LineIcon path={ICONS.open} />
            <span>Open a file</span>
          </button>
        </div>
        <div className={styles.editors}>
          <CodeEditor
            key={version}
            label="Document to convert"
            text={document.text}
            language="json"
            onChange={(text) => {
              onChange({ ...document, text });
            }}
          />
        </div>
        <p className={styles.hint}>
          Paste or drop OpenAPI 2 or 3, in JSON or YAML, or an Avro schema. Nothing leaves your browser.
        </p>
      </section>
      <Result {...props} conversion={conversion} />
    </div>
  );
}

interface FormatFieldProps extends Pick<ConvertModeProps, 'document' | 'onChange'> {
  found: Converter | undefined;
}

function FormatField({ document, found, onChange }: FormatFieldProps): ReactNode {
  return (
    <label className={styles.field}>
      <span>Format</span>
      <select
        className={styles.input}
        value={document.format ?? ''}
        onChange={({ target: { value } }) => {
          const { format: _, ...rest } = document;
          const format = CONVERTERS.find((name) => name === value);
          onChange(format === undefined ? rest : { ...rest, format });
        }}
      >
        <option value="">{found === undefined ? 'Detect' : `Detected: ${LABELS[found]}`}</option>
        {CONVERTERS.map((name) => (
          <option key={name} value={name}>
            {LABELS[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ResultProps extends ConvertModeProps {
  conversion: Conversion;
}

function Result({ conversion, onUse, onLoad }: ResultProps): ReactNode {
  const { contract, isYaml, problem } = conversion;
  const [goneFor, setGone] = useState<Conversion>();

  return (
    <section className={styles.pane} aria-label="Converted contract">
      <div className={styles.fileBar}>
        <bdi className={styles.path}>{contract?.contract.path ?? 'Contract'}</bdi>
        {contract === undefined ? null : (
          <>
            <CopyButton key={contract.contract.text} text={contract.contract.text} label="Copy the contract" />
            <button
              type="button"
              className={styles.strongAction}
              onClick={() => {
                setGone(conversion);
                onUse(contract.contract);
              }}
            >
              Edit as a contract
            </button>
          </>
        )}
      </div>
      <div className={styles.output}>
        {contract === undefined ? (
          <p className={styles.empty}>The contract appears here.</p>
        ) : (
          <ColoredCode
            label={contract.contract.path}
            text={contract.contract.text}
            language="wirespec"
            diagnostics={contract.diagnostics}
          />
        )}
      </div>
      <div className={styles.statusBar}>
        <span role="status" className={styles.status} data-tone={problem === undefined ? 'busy' : 'bad'}>
          {describe(conversion, goneFor === conversion)}
        </span>
        {onLoad === undefined ? null : (
          <button type="button" className={styles.strongAction} onClick={onLoad}>
            Load the compiler
          </button>
        )}
      </div>
      {isYaml ? (
        <p className={styles.hint}>
          The document is YAML, which the converters do not read: it was turned into JSON first.
        </p>
      ) : null}
      <Problems diagnostics={contract?.diagnostics ?? []} others={problem === undefined ? [] : [problem]} />
    </section>
  );
}

function describe({ contract, problem }: Conversion, isUsed: boolean): string {
  if (problem !== undefined) return 'Not converted';
  if (contract === undefined) return 'Nothing to convert yet';
  if (isUsed) return 'Added to the contracts';
  return contract.diagnostics.length === 0 ? 'Converted' : 'Converted, but the compiler refuses the contract';
}
