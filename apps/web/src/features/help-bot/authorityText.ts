import type { StateName } from '@seatwise/api-client/contract/constants/applicant';
import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { nameAuthority } from '@seatwise/flows/help-bot';
import type { Facts } from './facts.ts';

interface Asked {
  readonly exam: Exam;
  /** The student's. */
  readonly ownExam: Exam;
}

/** A state's authority and our lists of the exam; undefined if the authority is unknown. */
export const readAuthority = async (state: StateName, { exam, ownExam }: Asked) => {
  const { authorityIndex, authorityKeyOf, loadAuthority, otherAuthorities } =
    await import('@seatwise/official-data/authorities');
  const key = authorityKeyOf(state);
  const { lists = {} } = (key && authorityIndex.get(key)) || {};
  const authority = key
    ? {
        ...(await loadAuthority(key)),
        lists: lists[exam],
        ...(exam !== ownExam && { otherExam: exam }),
      }
    : otherAuthorities.find((other) => other.state === state);
  const isSure = exam === 'UG' || lists[exam] !== undefined;
  return authority && { ...authority, isSure };
};

/** Names a state's authority and our lists of the exam; null if the authority is unknown. */
export const authorityText = async (
  state: StateName | undefined,
  asked: Asked,
  texts: Facts['texts'],
): Promise<string | null> => {
  const authority = state && (await readAuthority(state, asked));
  return authority ? nameAuthority(state, authority, texts) : null;
};
