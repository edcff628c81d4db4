import type { Server } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Enough for each connection that may wait, but for no flood of them. */
const mostTurns = 2000;

/** Waits for a short turn of the loop in which no connection came, because it takes in one a turn. */
export const untilNobodyWaits = async (server: Server): Promise<void> => {
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
