import { useProgressBar } from 'react-aria/useProgressBar';
import { bar, progress, labelRow } from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** The accessible name. */
  readonly label: string;
  /** The progress, from 0 to 1. */
  readonly share: number;
}

/** A determinate progress bar. */
export const ProgressBar = ({ label, share }: ProgressBarProps) => {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  const { labelProps, progressBarProps } = useProgressBar({ label, value: percent });
  const { 'aria-labelledby': labelledBy, 'aria-valuetext': valueText } = progressBarProps;
  return (
    <div className={progress}>
      <div className={labelRow}>
        <span {...labelProps}>{label}</span>
        <span aria-hidden="true">{valueText}</span>
      </div>
      <progress
        className={bar}
        aria-labelledby={labelledBy}
        aria-valuetext={valueText}
        value={percent}
        max={100}
      />
    </div>
  );
};
