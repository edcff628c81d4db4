import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long after a send what turns up wrong is its answer, and not that of later typing. */
const aMoment = 1000;

interface WayToError {
  /** Something was sent: what is wrong with it shows now or in a moment. */
  readonly expect: () => void;
  /** Somebody goes on by themselves and must not be led away. */
  readonly giveUp: () => void;
}

/** Leads the focus to the first invalid field, unless a summary of all of them takes it. */
export const useWayToError = (
  form: RefObject<HTMLFormElement | null>,
  isSummarised: boolean,
): WayToError => {
  const sentAt = useRef(-Infinity);
  // The same errors again are no reason for their owner to draw anew, so the form does.
  const [, drawAgain] = useState(0);
  useEffect(() => {
    if (performance.now() - sentAt.current > aMoment) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    sentAt.current = -Infinity;
    if (!isSummarised) field.focus();
  });
  return {
    expect: () => {
      sentAt.current = performance.now();
      drawAgain((times) => times + 1);
    },
    giveUp: () => {
      sentAt.current = -Infinity;
    },
  };
};
