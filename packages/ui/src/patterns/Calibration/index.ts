export { Calibration } from './Calibration.tsx';
export type { CalibrationLevel, CalibrationProps } from './Calibration.tsx';
export { wholePercent } from './percent.ts';
export type { CalibrationMessages } from './messages.ts';
