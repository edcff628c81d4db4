import { useMessages } from '../../internal/useMessages.ts';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { number, step, steps as stepsStyle } from './Stepper.css.ts';
import { stepperMessages } from './messages.ts';

export interface StepperProps {
  /** The accessible name of the steps. */
  readonly label: string;
  /** The names of the steps, in order. */
  readonly steps: readonly string[];
  /** The index of the current step, counted from 0. */
  readonly current: number;
}

/** The progress through a multi-step form; it does not navigate. */
export const Stepper = ({ label, steps, current }: StepperProps) => {
  const messages = useMessages('Stepper', stepperMessages);
  return (
    <ol className={stepsStyle} aria-label={label}>
      {steps.map((name, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            key={name}
            className={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={number} aria-hidden="true">
              {state === 'done' ? <Icon icon={icons.Check} size="small" /> : index + 1}
            </span>
            <span>
              <VisuallyHidden>
                {messages.position({ number: index + 1, count: steps.length })}
              </VisuallyHidden>
              {name}
              {state === 'done' && <VisuallyHidden>{messages.done}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
