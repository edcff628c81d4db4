/** Ends the present task, so that input and rendering run before the work continues. */
export const yieldToMain = (): Promise<void> =>
  // The fallback for `scheduler.yield` is a message, which is not clamped to 4 ms like a nested timer.
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      });

/** Resolves in an idle period, or after `timeout` milliseconds; in browsers that lack both, soon. */
export const whenIdle = (timeout?: number): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(resolve, timeout === undefined ? {} : { timeout });
    else setTimeout(resolve, 50);
  });

/** Resolves after the next frame has been painted, or after 100 ms in a hidden tab, which paints none. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });

/** Continues with background priority; in browsers without priorities, in a new task. */
export const yieldToBackground = (): Promise<void> =>
  'scheduler' in globalThis && 'postTask' in scheduler
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : yieldToMain();
