import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { takeOver } from './replayEarlyInput.ts';

const Arrival = ({ at }: { readonly at: RefObject<HTMLElement | null> }) => {
  useEffect(() => takeOver(at.current!), [at]);
  return null;
};

/**
 * A part of the page whose code comes later; until then it is as it was drawn. Its children must
 * stay the same elements: a change before the code is there would make React draw them anew.
 */
export const Later = ({ children }: { readonly children: ReactNode }) => {
  const own = useRef<HTMLDivElement>(null);
  return (
    <div ref={own} data-early>
      <Suspense fallback={null}>
        {children}
        <Arrival at={own} />
      </Suspense>
    </div>
  );
};
