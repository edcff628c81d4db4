import type { Turns } from '../db/storage.ts';

/** In a header, and for browsers in a cookie: up to where the caller knows the journal. */
const name = 'seatwise-sequence';
/** For how many seconds a browser repeats it: no instance is so far behind without saying so. */
const lifetime = 60;

/** Up to where a caller has seen the data, so that no instance answers with older ones. */
export const sequenceOf = ({ headers }: Request): number => {
  const cookie = headers.get('cookie') ?? '';
  const given = headers.get(name) ?? /(?:^|; *)seatwise-sequence=(\d+)/.exec(cookie)?.[1] ?? '';
  return /^\d{1,15}$/.test(given) ? Number(given) : 0;
};

/** Says how far the answer knows the data, and how old they may be where the database is lost. */
export const addSequence = ({ headers, type }: Response, turns: Turns, wrote: boolean): void => {
  const { sequence, missed } = turns.state();
  // The headers of a network error cannot be changed.
  if (sequence === 0 || type === 'error') return;
  if (missed !== undefined) headers.set('seatwise-data-age', String(missed));
  headers.set(name, String(sequence));
  if (wrote)
    headers.append(
      'set-cookie',
      `${name}=${sequence}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${lifetime}`,
    );
};
