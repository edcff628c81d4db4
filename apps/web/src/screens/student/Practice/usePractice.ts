import { applicant } from '@seatwise/api-client/contract/applicant';
import { choices } from '@seatwise/api-client/contract/choices';
import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { practice } from '@seatwise/api-client/contract/practice';
import { applicantFrom } from '@seatwise/flows/eligibility';
import { practiceMachine, savedSeasonFrom } from '@seatwise/flows/practice';
import { isStaffRole, type StoredUser } from '@seatwise/flows/session';
import { useEffect } from 'react';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { useServices } from '../../../services/services.ts';
import { runInWorker } from '../../../lib/runInWorker.ts';
import type { PracticeTask } from './practiceWorker.ts';

export interface Practice extends Flow<typeof practiceMachine> {
  /** Starts another season with a new seed. */
  readonly restart: () => void;
}

/** A season's seed; seasons with the same seed are identical. */
const newSeed = (): number => Date.now() % 1_000_000;

const runPractice = <Result>(
  task: PracticeTask,
  signal: AbortSignal,
  report?: (share: number) => void,
): Promise<Result> =>
  runInWorker<Result>({
    policy: 'seatwise-practice',
    load: () => import('./practiceWorker.ts?worker&url'),
    tasks: [task],
    signal,
    ...(report && { report }),
  });

/** Runs the practice machine, which plays its rounds in a worker. */
export const usePractice = ({ counsellingCategory, role }: StoredUser): Practice => {
  const { api, drafts } = useServices();
  const { state, send } = useFlow(practiceMachine, {
    input: { seed: newSeed(), saved: savedSeasonFrom(drafts.read('practice')) },
    calls: {
      load: async (_, options) => {
        const exam = examOf(counsellingCategory ?? null);
        const [seats, lists, answers] = await Promise.all([
          api.area(practice).practiceSeats({ exam }, options),
          api.area(choices).listChoiceLists(undefined, options),
          // Without a profile, as for staff, the form asks for everything it needs.
          isStaffRole(role)
            ? { profile: null }
            : api
                .area(applicant)
                .readApplicant(undefined, options)
                .catch(() => ({ profile: null })),
        ]);
        return { seats, lists, profile: applicantFrom(answers, exam) };
      },
      playRound: ({ onProgress, ...request }, { signal }) =>
        runPractice({ kind: 'outcome', request }, signal, onProgress),
      countUpgrades: (request, { signal }) => runPractice({ kind: 'upgrades', request }, signal),
    },
  });
  const { seed, participant, decisions, outcomes } = state.context;
  const [isBegun, isBetween] = [outcomes.length > 0, !state.hasTag('busy')];
  useEffect(() => {
    if (isBegun && isBetween) drafts.keep('practice', { seed, participant, decisions });
    else if (isBetween) drafts.drop('practice');
  }, [drafts, isBegun, isBetween, seed, participant, decisions]);
  return { state, send, restart: () => send({ type: 'practice.restarted', seed: newSeed() }) };
};
