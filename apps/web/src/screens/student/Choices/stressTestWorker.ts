import { stressTestOf, type TestedSeat } from '@seatwise/flows/choices';

export interface StressTestTask {
  readonly seats: readonly TestedSeat[];
  readonly seed: number;
}

/** Tests a list off the main thread. */
addEventListener('message', ({ data: { seats, seed } }: MessageEvent<StressTestTask>) =>
  postMessage({ result: stressTestOf(seats, seed) }),
);
