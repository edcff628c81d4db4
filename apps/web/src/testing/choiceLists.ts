import type { AnswerOf } from '@seatwise/api-client';
import type { practice } from '@seatwise/api-client/contract/practice';
import { expect } from 'storybook/test';

type PracticeSeats = AnswerOf<(typeof practice)['practiceSeats']>;

/** Closing ranks of the open seats that the list wishes for, around the rank of the story's student. */
const wished = [4000, 11_500, 12_300, 14_000, 16_000, 19_000];

/** Lists with all-India MBBS seats, for the story's user. */
const makeLists = async (names: readonly string[]): Promise<void> => {
  const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { readonly token: string };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch('/api/practice/seats?exam=UG', { headers });
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
    .filter(({ subject, quotaName }) => subject === 'MBBS' && quotaName === 'All India')
    .toSorted((a, b) => a.closing - b.closing);
  const entries = wished.map((rank) => {
    const { closing: _, ...entry } = open.find(({ closing }) => closing >= rank)!;
    return entry;
  });
  for (const [at, name] of names.entries()) {
    const made = await fetch('/api/choices', {
      method: 'POST',
      headers,
      body: JSON.stringify({ id: `practice-list-${at + 1}`, name, entries: entries.slice(at) }),
    });
    await expect(made.ok).toBe(true);
  }
};

export const withChoiceList = (): Promise<void> => makeLists(['Round 1']);

/** A second list, which lacks the first wish. */
export const withTwoChoiceLists = (): Promise<void> => makeLists(['Round 1', 'Near home']);
