import type { ComponentProps, ReactNode } from 'react';
import controlStyles from './controls.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  isInvalid: boolean;
  onChange: (value: string) => void;
}

/** A field for a name, with a visible label. It takes the rest of its line. Browsers do not correct the name. */
export default function TextField({ label, isInvalid, onChange, ...attributes }: TextFieldProps): ReactNode {
  return (
    <label className={controlStyles.field} data-grow="">
      <span>{label}</span>
      <input
        {...attributes}
        className={controlStyles.input}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={isInvalid}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </label>
  );
}
