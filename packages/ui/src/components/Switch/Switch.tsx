import type { ReactNode } from 'react';
import { row, track } from './Switch.css.ts';

export interface SwitchProps {
  /** The label. */
  readonly label: ReactNode;
  /** Whether the setting is on. */
  readonly on: boolean;
  /** Called with the new state, which is applied immediately. */
  readonly onChange: (change: { on: boolean }) => void;
  /** Whether the switch is disabled. @default false */
  readonly disabled?: boolean;
  /** The DOM id, for example as the target of an error summary. */
  readonly id?: string;
}

/** An on-off setting that applies immediately. For a value of a form, use a Checkbox. */
export const Switch = ({ label, on, onChange, disabled = false, id }: SwitchProps) => (
  <button
    id={id}
    type="button"
    className={row}
    role="switch"
    aria-checked={on}
    disabled={disabled}
    onClick={() => onChange({ on: !on })}
  >
    <span className={track} data-on={on} />
    <span>{label}</span>
  </button>
);
