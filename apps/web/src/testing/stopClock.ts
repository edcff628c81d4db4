/** Stops the time during a story, so that seconds that are counted down are the same in each picture. */
export const stopClock = (): (() => void) => {
  const { now } = Date;
  const moment = now();
  // No spy of Storybook's, which itself asks for the time of each call.
  Date.now = () => moment;
  return () => {
    Date.now = now;
  };
};
