import type { ReactNode } from 'react';
import { row, track } from './Switch.css.ts';

export interface SwitchProps {
  /** What is on or off. */
  readonly label: ReactNode;
  /** Whether it is on. */
  readonly on: boolean;
  /** Called with the new state, which holds at once. */
  readonly onChange: (change: { on: boolean }) => void;
  /** It cannot be changed now. @default false */
  readonly disabled?: boolean;
  /** A name for others to refer to, such as an error summary. */
  readonly id?: string;
}

/** On or off, at once. For something that waits for a form, use a Checkbox. */
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
