import { spinner, hiddenLabel } from './Spinner.css.ts';

export interface SpinnerProps {
  /** The accessible status, such as 'Loading'; omit it if a visible text says so. */
  readonly label?: string;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

/** An indeterminate progress indicator. */
export const Spinner = ({ label, size = 'medium' }: SpinnerProps) => (
  <span role={label === undefined ? undefined : 'status'}>
    <span className={spinner({ size })} aria-hidden="true" />
    {label !== undefined && <span className={hiddenLabel}>{label}</span>}
  </span>
);
