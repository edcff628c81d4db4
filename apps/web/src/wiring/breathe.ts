/** Lets the page do what waits to be done before the work goes on. */
export const breathe = (): Promise<void> =>
  // Not every browser has it yet; a message comes as soon as a timer of nothing would like to.
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      });

/** When the page has nothing to do for a moment; soon, where browsers do not tell. */
export const idleness = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
