export { Stepper } from './Stepper.tsx';
export type { StepperProps } from './Stepper.tsx';
export type { StepperMessages } from './messages.ts';
