import type { AnswerOf } from '@seatwise/api-client';
import type { practice } from '@seatwise/api-client/contract/practice';
import { expect } from 'storybook/test';

type PracticeSeats = AnswerOf<(typeof practice)['practiceSeats']>;

/** A course, and the closing rank of an open all-India seat in it. */
type Wish = readonly [subject: string, rank: number];

/** Closing ranks around the rank of the story's student. */
const wished = [4000, 11_500, 12_300, 14_000, 16_000, 19_000].map((rank): Wish => ['MBBS', rank]);

interface Wishes {
  readonly name: string;
  readonly wishes: readonly Wish[];
}

const headersOfUser = () => {
  const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { readonly token: string };
  return { 'content-type': 'application/json', authorization: `Bearer ${token}` };
};

const makeList = async (list: object): Promise<void> => {
  const body = JSON.stringify(list);
  const made = await fetch('/api/choices', { method: 'POST', headers: headersOfUser(), body });
  await expect(made.ok).toBe(true);
};

/** Makes lists of all-India seats for the story's user. */
const makeLists = async (lists: readonly Wishes[]): Promise<void> => {
  const answer = await fetch('/api/practice/seats?exam=UG', { headers: headersOfUser() });
  const { institutes, subjects, quotas, programmes, cells, rounds } =
    (await answer.json()) as PracticeSeats;
  const open = cells.programme
    .map((programme, cell) => ({
      programme,
      pool: cells.pool[cell],
      closing: rounds[0]!.closing[cell]!,
    }))
    .filter(({ pool }) => pool === 0)
    .map(({ programme, closing }) => ({
      closing,
      instituteCode: institutes.code[programmes.institute[programme]!]!,
      subject: subjects[programmes.subject[programme]!]!,
      quotaName: quotas[programmes.quota[programme]!]!,
    }))
    .filter(({ quotaName }) => quotaName === 'All India')
    .toSorted((a, b) => a.closing - b.closing);
  for (const [at, { name, wishes }] of lists.entries()) {
    const entries = wishes.map(([subject, rank]) => {
      const { closing: _, ...entry } = open.find(
        (seat) => seat.subject === subject && seat.closing >= rank,
      )!;
      return entry;
    });
    await makeList({ id: `practice-list-${at + 1}`, name, entries });
  }
};

export const withChoiceList = (): Promise<void> => makeLists([{ name: 'Round 1', wishes: wished }]);

/** Makes two lists; the second lacks the first wish. */
export const withTwoChoiceLists = (): Promise<void> =>
  makeLists([
    { name: 'Round 1', wishes: wished },
    { name: 'Near home', wishes: wished.slice(1) },
  ]);

/** Makes a list with a BDS seat above MBBS seats, all within the student's reach. */
export const withLesserCourseFirst = (): Promise<void> =>
  makeLists([
    {
      name: 'Round 1',
      wishes: [
        ['BDS', 25_000],
        ['MBBS', 16_000],
        ['MBBS', 19_000],
      ],
    },
  ]);

/** Makes a list for Karnataka's authority, and none for MCC. */
export const withStateList = (): Promise<void> =>
  makeList({
    id: 'practice-list-kea',
    name: 'Karnataka Round 1',
    authority: 'kea',
    entries: [{ instituteCode: '200682', subject: 'MBBS', quotaName: 'State quota' }],
  });
