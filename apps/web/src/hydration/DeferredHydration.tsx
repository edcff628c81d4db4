import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { replayEarlyInput } from './replayEarlyInput.ts';

const ReplayOnMount = ({ container }: { readonly container: RefObject<HTMLElement | null> }) => {
  useEffect(() => replayEarlyInput(container.current!), [container]);
  return null;
};

/**
 * A part of a prerendered page that hydrates once its code has loaded. Its children must be
 * constant elements, because an update before that would make React discard the prerendered HTML.
 */
export const DeferredHydration = ({ children }: { readonly children: ReactNode }) => {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} data-early>
      <Suspense fallback={null}>
        {children}
        <ReplayOnMount container={container} />
      </Suspense>
    </div>
  );
};
