import { useId } from 'react';
import { bar, progress, words } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What advances. */
  readonly label: string;
  /** How far it is, from 0 to 1. */
  readonly share: number;
}

/** How far something has come. */
export const ProgressBar = ({ label, share }: ProgressBarProps) => {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={progress}>
      <div className={words}>
        <span id={id}>{label}</span>
        <span aria-hidden="true">{percent}%</span>
      </div>
      <progress className={bar} aria-labelledby={id} value={percent} max={100} />
    </div>
  );
};
