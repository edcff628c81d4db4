import type { AnswerOf } from '@seatwise/api-client';
import type { applicant } from '@seatwise/api-client/contract/applicant';
import type { Applicant } from '@seatwise/flows/eligibility';
import { isStaffRole } from '@seatwise/flows/session';
import { createStore, isNotOffered } from '@seatwise/flows/shared';
import { examOfUser } from '../../session/examOfUser.ts';
import { logFailure } from '../../lib/logFailure.ts';
import { lazyService, type Services } from '../../services/services.ts';

/** Null until the form was sent once. */
export type Profile = AnswerOf<typeof applicant.readApplicant>['profile'];

export interface LoadedApplicant {
  readonly state: 'loading' | 'loaded' | 'failed' | 'notOffered';
  /** The answers with the exam of the account. */
  readonly profile: Applicant | null;
}

const loading: LoadedApplicant = { state: 'loading', profile: null };
const notOffered: LoadedApplicant = { state: 'notOffered', profile: null };

/** Loaded with the first call, so that the finder shows its rows without it. */
const callsOf = async (api: Services['api']) => {
  const { applicant: contract } = await import('@seatwise/api-client/contract/applicant');
  return api.area(contract);
};

/** A student's answers, loaded once for all pages. */
const createApplicant = ({ api, session }: Pick<Services, 'api' | 'session'>) => {
  const loaded = createStore(loading);
  let owner: number | null | undefined;
  let isLoading = false;

  const show = (profile: Profile): void =>
    loaded.set({
      state: 'loaded',
      profile: profile && { ...profile, exam: examOfUser(session.user()) },
    });

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
      const { profile } = await (await callsOf(api)).readApplicant();
      if (owner === user.id) show(profile);
    } catch (error) {
      if (owner !== user.id) return;
      if (isNotOffered(error)) loaded.set(notOffered);
      else {
        logFailure(error);
        loaded.set({ state: 'failed', profile: null });
      }
    } finally {
      isLoading = false;
    }
  };

  return {
    get: loaded.get,
    subscribe: loaded.subscribe,
    load,
    /** Replaces the answers; rejects where the server refused. */
    save: async (answers: NonNullable<Profile>): Promise<void> => {
      const user = owner;
      const { profile } = await (await callsOf(api)).saveApplicant(answers);
      if (owner === user) show(profile);
    },
  };
};

export const applicantOf = lazyService(createApplicant);
