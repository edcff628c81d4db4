import { useEffect, useRef } from 'react';

/** The element that gets the focus when a step takes the place of another one. */
export const useFocusOnStep = (step: number) => {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  }, [step]);
  return ref;
};
