import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { preserveFocus } from '../session/focusEditor';
import controlStyles from './controls.module.css';
import { ICONS } from './icons';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** An `action` has no border, a `tool` has one, and a `strongAction` is filled with the accent color. */
  look?: 'action' | 'tool' | 'strongAction';
  icon?: keyof typeof ICONS;
  /** Whether a click may remove or hide the button. The focus then moves as `preserveFocus` describes. */
  mayDisappear?: boolean;
  onClick?: (button: HTMLButtonElement) => void;
}

/** A button of the workbench. */
export default function Button(props: ButtonProps): ReactNode {
  const { look = 'action', icon, mayDisappear = false, onClick, className, children, ...attributes } = props;
  return (
    <button
      type="button"
      {...attributes}
      className={clsx(controlStyles[look], className)}
      onClick={({ currentTarget }) => {
        const click = (): void => onClick?.(currentTarget);
        if (mayDisappear) preserveFocus(click);
        else click();
      }}
    >
      {icon === undefined ? null : <LineIcon path={ICONS[icon]} />}
      {icon === undefined || children === undefined ? children : <span>{children}</span>}
    </button>
  );
}
