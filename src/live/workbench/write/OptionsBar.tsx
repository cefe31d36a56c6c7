import type { ReactNode } from 'react';
import { EMITTER_PROPERTIES, isPackage } from '@site/lib/compiler/emitters';
import { findRelease } from '@site/lib/compiler/findRelease';
import { EMITTERS } from '@site/lib/compiler/types';
import type { WorkbenchOptions } from '../session/WorkbenchState';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import SelectField from '../parts/SelectField';
import TextField from '../parts/TextField';
import { ReleaseField, ReleaseLimits } from './release/ReleaseField';
import controlStyles from '../parts/controls.module.css';
import paneStyles from '../parts/pane.module.css';
import styles from './OptionsBar.module.css';

export interface OptionsBarProps {
  session: WorkbenchSession;
  /** Content after the options. */
  children?: ReactNode;
}

/** Fields for the options of the command line: target, generation, package, shared runtime and compiler release. */
export default function OptionsBar({ session, children }: OptionsBarProps): ReactNode {
  const { options } = session.state;
  const { flags } = findRelease(options.release);
  const setOptions = (changed: Partial<WorkbenchOptions>): void => {
    session.dispatch({ kind: 'set', options: changed });
  };

  return (
    <>
      <div className={paneStyles.options}>
        <TargetField options={options} onSet={setOptions} />
        <GenerationField options={options} onSet={setOptions} />
        <TextField
          label="Package"
          value={options.package}
          isInvalid={!isPackage(options.package)}
          onChange={(value) => {
            setOptions({ package: value });
          }}
        />
        <ReleaseField options={options} onSet={setOptions} />
        <div className={styles.switches}>
          <label className={controlStyles.check}>
            <input
              type="checkbox"
              checked={options.shared && flags.includes('--shared')}
              disabled={!flags.includes('--shared')}
              onChange={({ target: { checked } }) => {
                setOptions({ shared: checked });
              }}
            />
            <span>Shared runtime</span>
          </label>
          {children}
        </div>
      </div>
      <ReleaseLimits options={options} />
    </>
  );
}

interface FieldProps {
  options: WorkbenchOptions;
  onSet: (options: Partial<WorkbenchOptions>) => void;
}

function TargetField({ options, onSet }: FieldProps): ReactNode {
  const { languages } = findRelease(options.release);
  return (
    <SelectField
      label="Target"
      value={options.target}
      onChange={(value) => {
        onSet({ target: EMITTERS.find((name) => name === value) ?? options.target });
      }}
    >
      {EMITTERS.map((name) => (
        <option key={name} value={name} disabled={languages[name] === undefined}>
          {EMITTER_PROPERTIES[name].label}
        </option>
      ))}
    </SelectField>
  );
}

function GenerationField({ options, onSet }: FieldProps): ReactNode {
  const { flags } = findRelease(options.release);
  if (!EMITTER_PROPERTIES[options.target].hasGenerations || !flags.includes('--ir')) return null;
  return (
    <SelectField
      label="Generation"
      value={options.generation}
      onChange={(value) => {
        onSet({ generation: value === 'ir' ? 'ir' : 'default' });
      }}
    >
      <option value="default">Default</option>
      <option value="ir">--ir</option>
    </SelectField>
  );
}
