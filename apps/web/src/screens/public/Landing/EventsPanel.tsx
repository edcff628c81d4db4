import { Card } from '@seatwise/ui';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../routing/lazyWithPreload.tsx';
import { board } from './Landing.css.ts';

export const EventsBoard = lazyWithPreload(() => import('./EventsBoard.tsx'));

const content = (
  <Suspense fallback={null}>
    <EventsBoard />
  </Suspense>
);

/** The latest documents; their code and data load after the first paint. */
export const EventsPanel = () => (
  <Card as="section" raised labelledBy="current-events">
    <div className={board}>{content}</div>
  </Card>
);
