import type { ReactNode } from 'react';
import { findRelease, findFormerVersion, RELEASES } from '@site/lib/compiler/findRelease';
import { describeRelease } from '@site/lib/compiler/former/describeRelease';
import paneStyles from '../../parts/pane.module.css';
import SelectField from '../../parts/SelectField';
import type { WorkbenchOptions } from '../../session/WorkbenchState';

interface ReleaseFieldProps {
  options: WorkbenchOptions;
  onSet: (options: Pick<WorkbenchOptions, 'release'>) => void;
}

/** Field that selects the release of the compiler. */
export function ReleaseField({ options, onSet }: ReleaseFieldProps): ReactNode {
  return (
    <SelectField
      label="Compiler"
      value={findRelease(options.release).version}
      onChange={(value) => {
        onSet({ release: findFormerVersion(value) });
      }}
    >
      {RELEASES.map(({ version }) => (
        <option key={version}>{version}</option>
      ))}
    </SelectField>
  );
}

/** Note on the limits of a former release. The site's release has no limits. */
export function ReleaseLimits({ options: { release } }: Pick<ReleaseFieldProps, 'options'>): ReactNode {
  return release === undefined ? null : <p className={paneStyles.hint}>{describeRelease(findRelease(release))}</p>;
}
