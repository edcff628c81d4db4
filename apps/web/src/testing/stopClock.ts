/** Stops the clock during a story, so that countdowns are the same in each picture. */
export const stopClock = (): (() => void) => {
  const { now } = Date;
  const moment = now();
  // A spy of Storybook would itself ask for the time of each call.
  Date.now = () => moment;
  return () => {
    Date.now = now;
  };
};
