/** Ends the present task, so that input and rendering run before the work continues. */
export const yieldToMain = (): Promise<void> =>
  // Where `scheduler.yield` is missing, a message: unlike a nested timer it is not clamped to 4 ms.
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(), { once: true });
        port1.start();
        port2.postMessage(null);
      });

/** Resolves in an idle period, or after `timeout` milliseconds; soon, where browsers lack both. */
export const whenIdle = (timeout?: number): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(resolve, timeout === undefined ? {} : { timeout });
    else setTimeout(resolve, 50);
  });

/** Resolves after the next frame was painted; after 100 ms in a hidden tab, which paints none. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });

/** Continues with background priority; where browsers lack priorities, in a new task. */
export const yieldToBackground = (): Promise<void> =>
  'scheduler' in globalThis && 'postTask' in scheduler
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : yieldToMain();
