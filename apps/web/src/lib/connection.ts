import { useEffect, useSyncExternalStore } from 'react';
import { isNewerDeployed } from './newerBuild.ts';
import { whenIdle } from './scheduling.ts';

const subscribe = (listener: () => void): (() => void) => {
  const types = ['online', 'offline'] as const;
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
};

/** Whether the browser has a connection; true during prerendering and hydration. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Retries each time the connection returns. */
export const useWhenOnline = (retry: () => void): void => {
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
};

/** Runs a callback each time the page becomes visible again. */
export const useWhenVisible = (run: () => void): void => {
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') run();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [run]);
};

const untilRetry = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    // A bad connection fails without the browser going offline.
    if (navigator.onLine) setTimeout(resolve, 5000);
  });

/** Loads code that the page can wait for: retries until a connection brings it, or a new build has replaced it. */
export const loadWhenOnline = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await load();
  } catch (error) {
    if (await isNewerDeployed().catch(() => false)) throw error;
    await untilRetry();
    return loadWhenOnline(load);
  }
};

/** Loads code in an idle period, before it is needed; if that fails, it loads when needed. */
export const usePreload = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    const preload = async (): Promise<void> => {
      await whenIdle();
      await load();
    };
    preload().catch(() => undefined);
  }, [load]);
};
