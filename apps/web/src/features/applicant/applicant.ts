import type { AnswerOf } from '@seatwise/api-client';
import type { applicant } from '@seatwise/api-client/contract/applicant';
import { applicantFrom, type Applicant } from '@seatwise/flows/eligibility';
import { isStaffRole, refreshedUser } from '@seatwise/flows/session';
import { createStore, isNotOffered } from '@seatwise/flows/shared';
import { examOfUser } from '../../session/examOfUser.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { lazyService, type Services } from '../../services/services.ts';

type Answer = AnswerOf<typeof applicant.readApplicant>;
type Profile = Answer['profile'];

export interface LoadedApplicant {
  readonly state: 'loading' | 'loaded' | 'failed' | 'notOffered';
  /** The answers combined with the account's data; null until the student has saved the form once. */
  readonly profile: Applicant | null;
  /** The student that seats are judged for, with or without answers; undefined if the backend stores none. */
  readonly student: Applicant | undefined;
  /** The answers themselves, and the gender of the account. */
  readonly answer: Answer;
}

const nothing = { profile: null, student: {}, answer: { profile: null } } as const;
const loading: LoadedApplicant = { state: 'loading', ...nothing };
const notOffered: LoadedApplicant = { state: 'notOffered', ...nothing, student: undefined };

/** The calls load on first use, so that the finder shows its rows without them. */
const callsOf = async (api: Services['api']) => {
  const { applicant: contract } = await import('@seatwise/api-client/contract/applicant');
  return api.area(contract);
};

/** A student's answers, loaded once for all pages. */
const createApplicant = ({ api, session, drafts }: Services) => {
  const loaded = createStore(loading);
  let owner: number | null | undefined;
  let isLoading = false;

  const show = (answer: Answer): void => {
    const student = applicantFrom(answer, examOfUser(session.user()));
    loaded.set({ state: 'loaded', profile: answer.profile && student, student, answer });
  };

  const load = async (): Promise<void> => {
    const user = session.user();
    if (user?.id !== owner) {
      owner = user?.id;
      loaded.set(loading);
    } else if (isLoading || loaded.get().state === 'loaded') return;
    if (!user || isStaffRole(user.role)) {
      loaded.set(notOffered);
      return;
    }
    isLoading = true;
    try {
      const answer = await (await callsOf(api)).readApplicant();
      if (owner !== user.id) return;
      // The response includes corrections by staff; without a network it comes from the cache and is old.
      const account = answer.account && refreshedUser(user.token, { ...user, ...answer.account });
      if (account && session.user() === user && navigator.onLine)
        session.send({ type: 'facts.read', token: user.token, user: account });
      show(answer);
    } catch (error) {
      if (owner !== user.id) return;
      if (isNotOffered(error)) loaded.set(notOffered);
      else {
        logFailure(error);
        loaded.set({ state: 'failed', ...nothing });
      }
    } finally {
      isLoading = false;
    }
  };

  return {
    get: loaded.get,
    subscribe: loaded.subscribe,
    load,
    /** Resolves with the answers once they have loaded or failed to. */
    settled: async (): Promise<LoadedApplicant> => {
      void load();
      await new Promise<void>((resolve) => {
        const check = (): void => {
          if (loaded.get().state !== 'loading') resolve();
        };
        const unsubscribe = loaded.subscribe(() => {
          check();
          if (loaded.get().state !== 'loading') unsubscribe();
        });
        check();
      });
      return loaded.get();
    },
    /** Replaces the answers; rejects if the server refuses. */
    save: async (answers: NonNullable<Profile>): Promise<void> => {
      const user = owner;
      const before = loaded.get().answer.profile;
      const answer = await (await callsOf(api)).saveApplicant(answers);
      if (owner !== user) return;
      // A prediction draft would still use the former answers.
      if (before && (before.category !== answers.category || before.pwd !== answers.pwd))
        drafts.drop('prediction');
      show(answer);
    },
  };
};

export const applicantOf = lazyService(createApplicant);
