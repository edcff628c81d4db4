import { useEffect, useRef, useState, type RefObject } from 'react';

/** Errors that appear later than this after a submit come from later input. Milliseconds. */
const errorWindow = 1000;

interface FocusFirstError {
  /** Call on submit: errors that appear now or soon after move the focus. */
  readonly arm: () => void;
  /** Call on input: the user has moved on, so the focus stays. */
  readonly cancel: () => void;
}

/** Moves the focus to the first invalid field after a submit, unless the error summary takes it. */
export const useFocusFirstError = (
  form: RefObject<HTMLFormElement | null>,
  hasSummary: boolean,
): FocusFirstError => {
  const submittedAt = useRef(-Infinity);
  // Unchanged errors do not re-render the owner, so the form re-renders itself to run the effect.
  const [, rerender] = useState(0);
  useEffect(() => {
    if (performance.now() - submittedAt.current > errorWindow) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    submittedAt.current = -Infinity;
    if (!hasSummary) field.focus();
  });
  return {
    arm: () => {
      submittedAt.current = performance.now();
      rerender((count) => count + 1);
    },
    cancel: () => {
      submittedAt.current = -Infinity;
    },
  };
};
