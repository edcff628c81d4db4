import { useLayoutEffect, type RefObject } from 'react';
import { bottomBarHeight } from '../css/bottomBar.ts';

/** Publishes the height of the bottom bar as a custom property on the page. */
export const useBottomBar = (bar: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry!.borderBoxSize[0]!.blockSize;
      root.style.setProperty(bottomBarHeight, `${height}px`);
    });
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      root.style.removeProperty(bottomBarHeight);
    };
  }, [bar]);
};
