/** Calls back in an idle moment of the browser. Returns what takes that back. */
export const whenIdle = (callback: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(callback);
  return () => cancelIdleCallback(idle);
};
