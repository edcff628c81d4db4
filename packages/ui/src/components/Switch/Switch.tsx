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
}

/** On or off, at once. For something that waits for a form, use a Checkbox. */
export const Switch = ({ label, on, onChange, disabled = false }: SwitchProps) => (
  <label className={row}>
    <input
      className={track}
      type="checkbox"
      role="switch"
      checked={on}
      disabled={disabled}
      onChange={(event) => onChange({ on: event.target.checked })}
    />
    <span>{label}</span>
  </label>
);
