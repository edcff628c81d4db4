import { describe, expect, it } from 'vitest';
import type { QueryOf } from '../../../lib/urlParameters.ts';
import { eventsQuery } from './alertTable.ts';

type EventsQuery = QueryOf<typeof eventsQuery>;

const plain: EventsQuery = { typed: '', exam: undefined, direction: 'descending', page: 1 };

describe('the address of the events', () => {
  it.each<[string, EventsQuery]>([
    ['', plain],
    ['q=round+2&page=3', { ...plain, typed: 'round 2', page: 3 }],
    ['q=notice&exam=PG', { ...plain, typed: 'notice', exam: 'PG' }],
    ['order=ascending', { ...plain, direction: 'ascending' }],
  ])('«%s» is read and written back', (address, query) => {
    expect(eventsQuery.read(new URLSearchParams(address))).toEqual(query);
    expect(eventsQuery.write(query).toString()).toBe(address);
  });

  it.each(['page=x', 'order=sideways', 'exam=LAW'])('takes «%s» for the plain page', (address) => {
    expect(eventsQuery.read(new URLSearchParams(address))).toEqual(plain);
  });
});
