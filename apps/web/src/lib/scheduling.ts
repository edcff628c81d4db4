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

/**
 * When the page has nothing to do for a moment, or after so many milliseconds; soon, where browsers
 * do not tell.
 */
export const idleness = (timeout?: number): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(resolve, timeout === undefined ? {} : { timeout });
    else setTimeout(resolve, 50);
  });

/** After the next frame has been made; soon, where none is, as in a tab that is not looked at. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });

/** Lets all go first that somebody waits for, such as a frame; before that, where browsers cannot. */
export const whenUnhurried = (): Promise<void> =>
  'scheduler' in globalThis && 'postTask' in scheduler
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : breathe();
