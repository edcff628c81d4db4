import { applicant } from '@seatwise/api-client/contract/applicant';
import { choices } from '@seatwise/api-client/contract/choices';
import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { practice } from '@seatwise/api-client/contract/practice';
import {
  practiceMachine,
  type Material,
  type RoundOutcome,
  type RoundRequest,
  type Upgrades,
} from '@seatwise/flows/practice';
import { isStaffRole, type StoredUser } from '@seatwise/flows/session';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { useServices } from '../../../services/services.ts';
import { runInWorker } from './runInWorker.ts';

export interface Practice {
  readonly state: SnapshotFrom<typeof practiceMachine>;
  readonly send: (event: EventFrom<typeof practiceMachine>) => void;
  /** Another season, drawn anew. */
  readonly restart: () => void;
}

/** A season's seed; two with the same seed are the same. */
const newSeed = (): number => Date.now() % 1_000_000;

/** The practice machine, which plays its rounds in a worker. */
export const usePractice = ({ counsellingCategory, role }: StoredUser): Practice => {
  const { api } = useServices();
  const machine = useMemo(() => {
    const load = async (signal: AbortSignal): Promise<Material> => {
      const exam = examOf(counsellingCategory ?? null);
      const [seats, lists, answers] = await Promise.all([
        api.area(practice).practiceSeats({ exam }, { signal }),
        api.area(choices).listChoiceLists(undefined, { signal }),
        // Without the profile, which staff have none of, the form asks for what it needs.
        isStaffRole(role)
          ? { profile: null }
          : api
              .area(applicant)
              .readApplicant(undefined, { signal })
              .catch(() => ({ profile: null })),
      ]);
      return { seats, lists, profile: answers.profile ?? {} };
    };
    return practiceMachine.provide({
      actors: {
        load: fromPromise<Material>(({ signal }) => load(signal)),
        playRound: fromPromise<
          RoundOutcome,
          RoundRequest & { readonly onProgress: (share: number) => void }
        >(({ input: { onProgress, ...request }, signal }) =>
          runInWorker({ kind: 'outcome', request }, signal, onProgress),
        ),
        countUpgrades: fromPromise<Upgrades, RoundRequest>(({ input, signal }) =>
          runInWorker({ kind: 'upgrades', request: input }, signal),
        ),
      },
    });
  }, [api, counsellingCategory, role]);
  const [state, send] = useMachine(machine, { input: { seed: newSeed() } });
  return { state, send, restart: () => send({ type: 'practice.restarted', seed: newSeed() }) };
};
