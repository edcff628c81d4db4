import { outcomeOf, upgradesOf, type RoundRequest } from '@seatwise/flows/practice';

export interface PracticeTask {
  readonly kind: 'outcome' | 'upgrades';
  readonly request: RoundRequest;
}

/** Plays rounds off the main thread. */
addEventListener('message', ({ data: { kind, request } }: MessageEvent<PracticeTask>) => {
  const result =
    kind === 'outcome'
      ? outcomeOf(request, (share) => postMessage({ share }))
      : upgradesOf(request);
  postMessage({ result });
});
