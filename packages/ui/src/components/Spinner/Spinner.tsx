import { spinner, words } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is under way, for those who listen; leave it out where words beside it say so. */
  readonly label?: string;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

/** Something is under way and nobody knows for how long. */
export const Spinner = ({ label, size = 'medium' }: SpinnerProps) => (
  <span role={label === undefined ? undefined : 'status'}>
    <span className={spinner({ size })} aria-hidden="true" />
    {label !== undefined && <span className={words}>{label}</span>}
  </span>
);
