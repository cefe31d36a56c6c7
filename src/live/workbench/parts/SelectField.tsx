import type { ReactNode } from 'react';
import controlStyles from './controls.module.css';

export interface SelectFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether the field takes the rest of its line. */
  isWide?: boolean;
  /** The options, as `option` elements. */
  children: ReactNode;
}

/** A drop-down list (`select`) with a visible label. */
export default function SelectField({ label, value, onChange, isWide, children }: SelectFieldProps): ReactNode {
  return (
    <label className={controlStyles.field} data-grow={isWide === true ? '' : undefined}>
      <span>{label}</span>
      <select
        className={controlStyles.input}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        {children}
      </select>
    </label>
  );
}
