import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Runs a callback when Back or Forward returns to the rendered entry because the one that it left was never rendered:
 * the router renders in transitions, drops one that is overtaken, and then sees no change. Keep the reference.
 */
export const useReturnToEntry = (onReturn: () => void): void => {
  const { key } = useLocation();
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent): void => {
      const popped = (state as { key?: string } | null)?.key ?? 'default';
      if (popped === key) onReturn();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [key, onReturn]);
};
