import { alert as alertStyle } from './LoadFailure.css.ts';

const nextInput = ['pointerdown', 'keydown'] as const;

let dismissPrevious: (() => void) | undefined;

/**
 * Shows an alert that code could not be loaded, until the next key or pointer press. The alert is
 * outside of React, because the component that needed the code may be unmounted meanwhile.
 */
export const showLoadFailure = (message: string): void => {
  dismissPrevious?.();
  const element = document.createElement('p');
  element.setAttribute('role', 'alert');
  element.className = alertStyle;
  element.textContent = message;
  const dismiss = (): void => {
    element.remove();
    for (const input of nextInput) removeEventListener(input, dismiss, true);
  };
  for (const input of nextInput) addEventListener(input, dismiss, true);
  dismissPrevious = dismiss;
  document.body.append(element);
};
