import { RankStrip } from '@seatwise/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { stripSeats } from '../../../packages/ui/src/testing/stripSeats.ts';

declare global {
  interface Window {
    /** Draws a strip with this number of seats; returns the milliseconds until layout. */
    drawStrip: (count: number) => number;
  }
}

const rank = 45_210;
const container = document.querySelector('#root')!;

window.drawStrip = (count) => {
  const seats = stripSeats(count, rank);
  const root = createRoot(container);
  const started = performance.now();
  flushSync(() =>
    root.render(
      <RankStrip
        caption="Seats"
        seats={seats}
        rank={rank}
        range={undefined}
        onRangeChange={() => {}}
      />,
    ),
  );
  container.getBoundingClientRect();
  const taken = performance.now() - started;
  root.unmount();
  return taken;
};
