import { expect, it } from 'vitest';
import { feedbackOf } from '../../services/feedback.ts';
import type { Services } from '../../services/services.ts';
import { removeEntry } from './removeEntry.ts';

const seat = (instituteCode: string) => ({
  instituteCode,
  subject: 'MBBS',
  quotaName: 'All India',
});

it('BEY-CHC-20 a removed choice is named, and put back where it was after other edits', () => {
  const services = {} as Services;
  const [one, two, three, four] = [seat('1'), seat('2'), seat('3'), seat('4')];
  let items = [one, two, three];
  const edit = (next: readonly (typeof one)[]): void => {
    items = [...next];
  };
  removeEntry(services, {
    entry: two,
    name: 'Government Medical College',
    items: () => items,
    edit,
  });
  expect(items).toEqual([one, three]);
  edit([one, three, four]);
  const { message, action } = feedbackOf(services).get()!;
  expect([message, action.label]).toEqual(['Government Medical College removed.', 'Put it back']);
  action.onPress(() => undefined);
  expect(items).toEqual([one, two, three, four]);
});
