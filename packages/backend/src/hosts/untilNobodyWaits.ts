import type { Server } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** The most turns to wait: more than connections can queue, so that a flood of new ones cannot keep the server alive. */
const mostTurns = 2000;

/** Waits until a short turn of the event loop brings no connection, because each turn accepts only one. */
export const untilNobodyWaits = async (server: Server): Promise<void> => {
  // What runs now may have begun in the middle of a turn, whose rest brings no connection.
  await turnOfTheLoop();
  let isQuiet = false;
  const disturb = (): void => {
    isQuiet = false;
  };
  server.on('connection', disturb);
  for (let turns = 0; turns < mostTurns && !isQuiet; turns += 1) {
    isQuiet = true;
    const begun = performance.now();
    await turnOfTheLoop();
    if (performance.now() - begun > 1) disturb();
  }
  server.off('connection', disturb);
};
