import type { ReactNode } from 'react';
import clsx from 'clsx';
import { CHOICES, type ChoiceGroup } from './choices';
import FollowChoice from './FollowChoice';
import styles from './Chooser.module.css';

export interface ChooserProps {
  /** Groups of options, such as languages, from which the reader can choose on this page. */
  groups: readonly ChoiceGroup[];
}

/** Accessible names of the controls. */
const LABELS: Readonly<Record<ChoiceGroup, string>> = {
  language: 'Language',
  generation: 'Generation of code',
  'build-tool': 'Build tool',
  'gradle-dsl': 'Gradle DSL',
  viewer: 'Viewer',
};

/** Values that no chooser offers: few pages show code in these languages. */
const RARE_VALUES: readonly string[] = ['rust', 'scala'];

/** Controls for the choices that a page follows. The choices are remembered, and apply to all pages. */
export default function Chooser({ groups }: ChooserProps): ReactNode {
  return (
    // Browsers restore the controls of a form after a reload, unless `autoComplete` is off.
    <form className={clsx(styles.chooser, 'needs-scripts')} autoComplete="off" data-chooser="">
      <span className={styles.prefix}>Show</span>
      {groups.map((group) => (
        <span key={group} className={styles.field}>
          <select className={styles.select} aria-label={LABELS[group]}>
            {Object.entries(CHOICES[group])
              .filter(([value]) => !RARE_VALUES.includes(value))
              .map(([value, label]) => (
                <option key={value} value={`${group}=${value}`}>
                  {label}
                </option>
              ))}
          </select>
          <FollowChoice />
        </span>
      ))}
    </form>
  );
}
